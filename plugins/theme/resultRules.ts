/** Rules for the headlines of open case studies. */
import { projectId } from '../../src/sections/Projects/projectId.ts';
import type { ProjectInput } from '../../src/sections/Projects/schema.ts';
import { textWidth, widestWord, type TypeStyle } from './textWidth.ts';

/** As in CaseStudy.module.css. */
const headlineStyle: TypeStyle = {
  face: 'bricolage-grotesque',
  weight: 800,
  letterSpacing: -0.045,
};
/** A longer headline is smaller, as if its widest word were as wide as one of these lines. */
const MAX_RESULT_LINES = 6;

/** A rule for each project with a headline: the width, in em, that its column needs at least. */
export async function resultRules(projects: readonly ProjectInput[]): Promise<string> {
  const rules = projects.map(async ({ result, caseStudy }, index) => {
    if (!result || !caseStudy) return '';
    const word = await widestWord([result], headlineStyle);
    const line = (await textWidth(result, headlineStyle)) / MAX_RESULT_LINES;
    const width = Math.max(word, line).toFixed(2);
    return `#${projectId(index)} { --result-width: ${width}; }`;
  });
  return (await Promise.all(rules)).join('\n');
}
