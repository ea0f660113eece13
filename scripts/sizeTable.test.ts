import { expect, test } from 'vitest';
import { sizeTable, withoutHash } from './sizeTable.ts';

test.each([
  ['app/index-CNIz9S0s.js', 'app/index.js'],
  ['app/geist-basic-CeGG77OC.woff2', 'app/geist-basic.woff2'],
  ['app/hydrate-a_b-c_-d.js', 'app/hydrate.js'],
  ['assets/portrait-480.avif', 'assets/portrait-480.avif'],
  ['index.html', 'index.html'],
])('%s is compared as %s', (file, name) => {
  expect(withoutHash(file)).toBe(name);
});

test('the table has the sum, then the files that changed, the largest change first', () => {
  const before = new Map([
    ['index.html', 2048],
    ['app/index.js', 1024],
    ['app/old.js', 512],
    ['app/same.js', 512],
  ]);
  const after = new Map([
    ['index.html', 2058],
    ['app/index.js', 924],
    ['app/new.js', 256],
    ['app/same.js', 512],
  ]);
  expect(sizeTable(before, after).split('\n')).toEqual([
    '| file | before | after | change |',
    '| --- | ---: | ---: | ---: |',
    '| all files | 4.00 KiB | 3.66 KiB | -346 B |',
    '| app/old.js | 0.50 KiB | 0.00 KiB | -512 B |',
    '| app/new.js | 0.00 KiB | 0.25 KiB | +256 B |',
    '| app/index.js | 1.00 KiB | 0.90 KiB | -100 B |',
    '| index.html | 2.00 KiB | 2.01 KiB | +10 B |',
    '',
  ]);
});
