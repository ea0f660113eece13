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

test('a mistake is named with the file', () => {
  expect(() => readJson(Buffer.from('{\n"a": NaN}'), 'resume.json')).toThrow(
    'resume.json cannot be read: NaN is no JSON, line 2',
  );
});

test.each(['', ' \n\t', '\uFEFF'])('a file that holds only %j is empty', (blanks) => {
  expect(() => readJson(Buffer.from(blanks), 'resume.json')).toThrow('resume.json is empty');
});

test('a PDF is no JSON', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n%é'), Buffer.of(0xe9)]);
  expect(() => readJson(pdf, 'resume.pdf')).toThrow('% is no JSON, line 1');
});
