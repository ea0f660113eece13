import { useCallback, useState } from 'react';

/**
 * `useReducer` for events that mostly change nothing, such as scrolls and keys: React renders after each of them before it
 * sees that the state is the same. `useState` sees it before. `reducer` is always the same function.
 */
export function useReducerWithBailout<State, Action>(
  reducer: (state: State, action: Action) => State,
  initialState: State | (() => State),
): [State, (action: Action) => void] {
  const [state, setState] = useState(initialState);
  const dispatch = useCallback(
    (action: Action) => setState((before) => reducer(before, action)),
    [reducer],
  );
  return [state, dispatch];
}
