/** A value that several parts of the page read. */
export interface Store<Value> {
  get(): Value;
  /** Tells every listener, unless the value is the same. */
  set(value: Value): void;
  /** Calls `listener` after each change. Returns the function that ends this. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store, to be read with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
