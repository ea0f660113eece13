import { expect, test } from 'vitest';
import { cvFileName } from './cvFileName.ts';

test.each([
  ['Arjun Dasgupta', 'CV', 'Arjun-Dasgupta-CV.pdf'],
  ["Siobhán O'Neill-Bader", 'Résumé', 'Siobhán-O-Neill-Bader-Résumé.pdf'],
  ['نور الدين', 'Vita', 'نور-الدين-Vita.pdf'],
  ['★', '↓', 'CV.pdf'],
  ['../../etc: <b>', 'CV', 'etc-b-CV.pdf'],
])('the CV of %s is kept as %3$s', (name, label, file) => {
  expect(cvFileName(name, label)).toBe(file);
});
