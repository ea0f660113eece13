import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faceFiles, licenseFiles } from './faces.ts';

const css = readFileSync('src/styles/fonts.css', 'utf8');

test.each(faceFiles)('the style sheet asks $file for what is in it', ({ file, ranges, weights }) => {
  expect(existsSync(file)).toBe(true);
  const face = css.split('@font-face').find((each) => each.includes(`./${file.replace('src/styles/', '')}`));
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  const expected = ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`);
  expect(
    /unicode-range:([^;]+);/
      .exec(face!)![1]!
      .split(',')
      .map((range) => range.trim()),
  ).toEqual(expected);
  expect(/font-weight: (\d+) (\d+);/.exec(face!)!.slice(1).map(Number)).toEqual([weights.min, weights.max]);
});

test.each(licenseFiles)(
  '$file is the licence that its package has, and reserves no name',
  ({ file, from }) => {
    const license = readFileSync(file, 'utf8');
    expect(license).toBe(readFileSync(fileURLToPath(import.meta.resolve(from)), 'utf8'));
    expect(license).toContain('SIL OPEN FONT LICENSE');
    // A name that is reserved is said after the copyright.
    expect(license.split('This Font Software')[0]).not.toMatch(/reserved font name/i);
  },
);
