import { expect, test } from 'vitest';
import { readError } from './readError.ts';

test.each([
  ['/site/content.ts', 'at /site/content.ts:2:3'],
  ['/site/content.ts', 'at Object.<anonymous> (/site/content.ts:2:3)'],
  // Vite writes paths of Windows with slashes.
  ['C:\\site\\content.ts', 'at C:/site/content.ts:2:3'],
  ['C:\\site\\content.ts', 'at file:///C:/site/content.ts:2:3'],
])('an error in %s that came %s is named by its line', (file, line) => {
  const thrown = Object.assign(new Error('Eickel is not defined'), {
    stack: `ReferenceError: Eickel is not defined\n    ${line}\n    at /vite/runner.js:7:1`,
  });
  expect(readError(thrown, file, '').message).toMatch(
    /content\.ts:2:3 cannot be read: Eickel is not defined/,
  );
});
