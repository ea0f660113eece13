import { expect, test } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

test.each(['arab', 'deva', 'fullwide', 'mathbold', 'mathdbl', 'mathsans', 'mathsanb', 'mathmono'])(
  'digits of the numbering system %s become ASCII',
  (numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    expect(asciiDigits(format.format(1234567890))).toBe('1234567890');
  },
);

test('other characters stay as they are', () => {
  expect(asciiDigits('½ of ² ﬁles, Ⅷ')).toBe('½ of ² ﬁles, Ⅷ');
});
