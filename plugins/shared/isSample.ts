import type { ContentInput } from '../../src/contentSchema.ts';

/** Whether a content is the sample as it comes: all its parts and entries have the mark `sample: true`. */
export function isSample(content: ContentInput): boolean {
  const { site, owner, home, about, skills, projects, experience, testimonials, contact } = content;
  const entries = [skills, projects, experience, testimonials].flatMap(
    (section): readonly { sample?: true | undefined }[] => section?.items ?? [{}],
  );
  return [site, owner, home, about, contact, ...entries].every((part) => part?.sample === true);
}
