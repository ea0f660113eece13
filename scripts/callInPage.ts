/**
 * A call with its arguments as an expression, which an evaluation may run under the page's security policy. Where tsx
 * runs this, a function's text calls the helper `__name`.
 */
export function callInPage(run: (...args: never[]) => unknown, args: unknown[]): string {
  const call = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
  return `((__name) => ${call})((named) => named)`;
}
