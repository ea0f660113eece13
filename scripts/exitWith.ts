/** Ends the process with a sentence for the owner. An error is printed without its stack. */
export function exitWith(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
