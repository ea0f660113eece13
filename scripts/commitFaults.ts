const MAX_SUBJECT_LENGTH = 72;
/** Git writes `Revert "…"`. */
const SUBJECT_PREFIX = /^(?:(?:feat|fix|refactor|perf|test|docs|chore): |Revert ")/;
const PREFIX_WITH_REASON = /^(?:feat|fix|perf): /;

/** The rules of docs/CONTRIBUTING.md that the message of a commit breaks, a sentence each. */
export function commitFaults(subject: string, body: string): string[] {
  const { length } = [...subject];
  return [
    ...(length > MAX_SUBJECT_LENGTH ? [`${length} characters, not ${MAX_SUBJECT_LENGTH}`] : []),
    ...(SUBJECT_PREFIX.test(subject) ? [] : ['no prefix such as "fix: "']),
    ...(PREFIX_WITH_REASON.test(subject) && !body.trim() ? ['no body with the reason'] : []),
  ].map((fault) => `${subject}: ${fault}`);
}
