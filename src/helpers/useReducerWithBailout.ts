import { useCallback, useState } from 'react';

/**
 * `useReducer` for events that mostly change nothing, such as scrolls and keys: React renders after each of them before it
 * sees that the state is the same. `useState` sees it before. `reducer` is always the same function.
 */
export function useReducerWithBailout<State, Event>(
  reducer: (state: State, event: Event) => State,
  initialState: State | (() => State),
): [State, (event: Event) => void] {
  const [state, setState] = useState(initialState);
  const dispatch = useCallback(
    (event: Event) => setState((before) => reducer(before, event)),
    [reducer],
  );
  return [state, dispatch];
}
