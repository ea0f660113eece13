// The code that the dev server adds to modules expects a window. Imported first.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis });
export {};
