import { isEmpty, isGroup } from './resumeFields.ts';

/** A résumé without the groups that it hides. `hidden` gets the texts of each, or its field. */
export function withoutHidden(resume: unknown, hidden: string[]): unknown {
  const json = JSON.stringify(resume, (field, value: unknown) => {
    if (field === '' || !isGroup(value)) return value;
    const { visible, hidden: isHidden, id: _id, ...others } = value;
    if (visible !== false && isHidden !== true) return value;
    const texts = Object.values(others).filter((text) => typeof text === 'string' && text);
    if (!isEmpty(others)) hidden.push(texts.slice(0, 2).join(', ') || field);
    return undefined;
  });
  return JSON.parse(json) as unknown;
}
