import { findAll } from './findByRole.ts';
import { callInPage } from '../../../scripts/callInPage.ts';
import { isHydrated, until } from './inPage.ts';
import { boxOf, fillWith, isSeen, pointAt, renderedText, type Place } from './onElement.ts';
import type { Target, Visitor } from './visitor.ts';

/** Milliseconds that an action waits for its element. */
const ACTION = 15_000;

/** What of a visitor needs no more of a browser than that it evaluates expressions in its page. */
type ByEvaluation = Pick<
  Visitor,
  'hydrated' | 'fill' | 'read' | 'count' | 'sees' | 'box' | 'evaluate' | 'until'
> & {
  /** Where a target can be pointed at, as soon as it can; usable where that is asked for. */
  placeOf(target: Target, usable: boolean): Promise<Place>;
};

/**
 * That part of a visitor, for drivers whose browser finds no elements by role and name. `run` evaluates an expression
 * as the driver's own script, waits for it if it is a promise, and returns its value.
 */
export function byEvaluation(run: (expression: string) => Promise<unknown>): ByEvaluation {
  const evaluate: Visitor['evaluate'] = (call, ...args) => run(callInPage(call, args)) as never;

  /** Calls a function in the page with the first element that a target names, if any. */
  const onFirst = async <Kind extends HTMLElement, Args extends unknown[], Result>(
    target: Target,
    call: (element: Kind | undefined, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => {
    const rest = args.map((arg) => `, ${JSON.stringify(arg)}`).join('');
    return run(`(${call.toString()})((${await findAll(target)})[0]${rest})`) as never;
  };

  return {
    evaluate,
    until: (what, call, args = [] as never, timeout) => until(what, () => evaluate(call, ...args), timeout),
    hydrated: () => until('React has taken over', () => evaluate(isHydrated)),
    placeOf: async (target, usable) => {
      let found: Place | string = 'it has not been looked for';
      const looked = async () => typeof (found = await onFirst(target, pointAt, usable)) !== 'string';
      await until('it can be pointed at', looked, ACTION).catch((cause: unknown) => {
        throw new Error(`${describe(target)} cannot be pointed at: ${JSON.stringify(found)}`, { cause });
      });
      return found as unknown as Place;
    },
    fill: (target, text) =>
      until(`${describe(target)} can be filled`, () => onFirst(target, fillWith, text), ACTION),
    read: async (target) => {
      let text: string | null = null;
      const found = async () => (text = await onFirst(target, renderedText)) !== null;
      await until(`${describe(target)} is there and laid out`, found, ACTION);
      return text!;
    },
    count: async (target) => (await run(`(${await findAll(target)}).length`)) as number,
    sees: (target) => onFirst(target, isSeen),
    box: async (target) => {
      const box = await onFirst(target, boxOf);
      if (!box) throw new Error(`${describe(target)} is not rendered`);
      return box;
    },
  };
}

function describe(target: Target): string {
  return typeof target === 'string' ? target : `${target.role} ${target.name?.toString() ?? ''}`;
}
