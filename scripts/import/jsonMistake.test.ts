import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonMistake } from './jsonMistake.ts';

test.each([
  [
    'a comment',
    '{\n  "a": "// no",\n  // "b": 1\n}',
    'comments are no JSON, remove the one in line 3',
  ],
  [
    'a comment of several lines',
    '{\n  /* b\n  */\n}',
    'comments are no JSON, remove the one in line 2',
  ],
  ['a comment before all', '# Ana\n{}', 'comments are no JSON, remove the one in line 1'],
  [
    'a comma at the end of a group',
    '{\n  "a": ",}",\n}',
    'JSON has no comma before a bracket: line 3, comma in line 2',
  ],
  [
    'a comma at the end of a list',
    '{ "a": [\n  1, ] }',
    'JSON has no comma before a bracket: line 2, comma in line 2',
  ],
])('%s has to go', (_name, json, message) => {
  expect(findJsonMistake(json)).toBe(message);
});

test.each([
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['-Infinity', '-Infinity'],
  ['undefined', 'undefined'],
  ['None', 'None'],
  ['TRUE', 'TRUE'],
  ['yes', 'yes'],
  ['.5', '.5'],
  ['+5', '+5'],
  ['5.', '5.'],
  ['05', '05'],
  ['0x1F', '0x1F'],
  ['1_000', '1_000'],
  ['2021-04-30', '2021-04-30'],
  ['Ünal Ray', 'Ünal'],
  ['(1)', '('],
])('the value %s is named with its line', (value, named) => {
  expect(findJsonMistake(`{\n  "a": 1,\n  "b": ${value},\n  "c": 2\n}`)).toBe(
    `${named} is no JSON, line 3`,
  );
});

test.each(["'Ana'", '`Ana`', '“Ana”', '„Ana“', '«Ana»'])(
  'the quotes of %s are named with their line',
  (value) => {
    expect(findJsonMistake(`{\n  "a": ${value}\n}`)).toBe(
      'JSON texts stand in straight double quotes, line 2',
    );
  },
);

test.each(['basics', '$schema', 'start-date', '2', 'назва'])(
  'the key %s without quotes is named with its line',
  (key) => {
    expect(findJsonMistake(`{\n  "a": 1,\n  ${key}: 2\n}`)).toBe(
      `JSON keys stand in double quotes: ${key} in line 3`,
    );
  },
);

test.each([
  ['"Ana\tRay"', String.raw`the text in line 2 has a character that JSON writes as \t`],
  ['"Ana\u0001Ray"', String.raw`the text in line 2 has a character that JSON writes as \u0001`],
  [
    '"Ana\nRay"',
    String.raw`the text in line 2 has no closing quote, or a line break, which JSON writes as \n`,
  ],
  [
    '"Ana\r\nRay"',
    String.raw`the text in line 2 has no closing quote, or a line break, which JSON writes as \r`,
  ],
  [
    '"Ana',
    String.raw`the text in line 2 has no closing quote, or a line break, which JSON writes as \n`,
  ],
  [String.raw`"\x41na"`, String.raw`\x is no JSON, line 2: a backslash is \\`],
  [String.raw`"C:\Ana"`, String.raw`\A is no JSON, line 2: a backslash is \\`],
  [String.raw`"\u41 "`, String.raw`\u is no JSON, line 2: a backslash is \\`],
  ['"Ana\\\n"', String.raw`\ is no JSON, line 2: a backslash is \\`],
  ['"Ana" + "Ray"', '+ is no JSON, line 2'],
  ['"I say "hi" to all"', String.raw`hi is no JSON, line 2: a quote inside of a text is \"`],
])('the mistake in the text %j is named with its line', (text, message) => {
  expect(findJsonMistake(`{\n  "a": ${text}`)).toBe(message);
});

test('a space of another kind is named with its line', () => {
  expect(findJsonMistake('{\n\u00A0"a": 1}')).toBe(
    'replace the special space in line 2 by an ordinary one',
  );
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a missing comma between lists', '[\n  [1]\n  [2]\n]', 3],
  ['two commas', '[1,\n,2]', 2],
  ['a missing value', '{\n  "a":\n}', 3],
  ['a missing colon', '{\n  "a" 1\n}', 2],
  ['a wrong bracket', '{\n  "a": [1}\n}', 2],
  ['a second group', '{}\n{}', 2],
  ['no end', '{ "basics": \n', 1],
])('%s is named with the line near it', (_name, json, line) => {
  expect(findJsonMistake(json)).toBe(
    `it is no JSON, look for a missing comma, quote or bracket near line ${line}`,
  );
});

describe('a key that a group has twice', () => {
  test.each(['a', String.raw`\u0061`])('is named with both lines: %s', (key) => {
    expect(findJsonMistake(`{\n  "a": [],\n  "b": { "a": 1 },\n  "${key}": []\n}`)).toBe(
      'a group has the key "a" twice, in lines 2 and 4: make one of the two',
    );
  });

  test('may be twice in one line', () => {
    expect(findJsonMistake('{ "a": 1, "a": 2 }')).toBe(
      'a group has the key "a" twice, in line 1: make one of the two',
    );
  });

  test('is no mistake in two groups', () => {
    expect(findJsonMistake('[{ "a": { "a": 1 } }, { "a": 2 }]')).toBeUndefined();
  });
});

test('there is a mistake exactly where JSON.parse finds one', () => {
  const part = fc.constantFrom(...'{}[]:,"\\ \n\t0123456789.eE+-', '"a"', '"b"', 'true', 'null');
  const edit = fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.array(part, { maxLength: 2 }));
  fc.assert(
    fc.property(fc.json(), fc.option(edit), (valid, edited) => {
      const [at = 0, removed = 0, added = []] = edited ?? [];
      const start = at % (valid.length + 1);
      const json = valid.slice(0, start) + added.join('') + valid.slice(start + removed);
      const mistake = findJsonMistake(json);
      fc.pre(!mistake?.startsWith('a group has the key'));
      expect(mistake === undefined).toBe(isJson(json));
    }),
    { numRuns: 1000, seed: 1 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
