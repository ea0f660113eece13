import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';

test.each([
  ['UTF-8 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}')],
  ['UTF-16 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}', 'utf16le')],
  ['UTF-16 without a BOM', Buffer.from('{"a":"ñ"}', 'utf16le')],
  ['big-endian UTF-16 with a BOM', Buffer.from('\uFEFF{"a":"ñ"}', 'utf16le').swap16()],
  ['big-endian UTF-16 without a BOM', Buffer.from('{"a":"ñ"}', 'utf16le').swap16()],
  ['Latin-1', Buffer.from('{"a":"ñ"}', 'latin1')],
])('a file in %s is read', (_name, bytes) => {
  expect(readJson(bytes, 'resume.json')).toEqual({ a: 'ñ' });
});

test('a broken letter is named with its line', () => {
  const damaged = Buffer.concat([Buffer.from('{\n"a":"ñ'), Buffer.of(0xe9), Buffer.from('"}')]);
  expect(() => readJson(damaged, 'resume.json')).toThrow(
    'resume.json is UTF-8, but line 2 holds a broken letter',
  );
});

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
  ['a comma at the end of a group', '{\n  "a": ",}",\n}', 'line 3, comma in line 2'],
  ['a comma at the end of a list', '{ "a": [\n  1, ] }', 'line 2, comma in line 2'],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'near line 3'],
  ['a word without quotes', '{\n  "a": yes\n no }', 'near line 3'],
  ['no end', '{ "basics": \n', 'near line 1'],
])('%s is named with its line', (_name, json, message) => {
  expect(() => readJson(Buffer.from(json), 'resume.json')).toThrow(message);
});
