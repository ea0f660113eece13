// What the development server adds to modules expects a window, and a worker has none. Imported first.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis });
export {};
