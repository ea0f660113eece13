import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fillTemplate } from './fillTemplate.tsx';

test.each([
  ['{role} at {company}', 'Engineer at Babbage'],
  ['{company}: {role}', 'Babbage: Engineer'],
  ['{role}, {role}', 'Engineer, Engineer'],
])('values stand where the text names them: %s', async (template, text) => {
  expect(await textOf(template)).toBe(text);
});

test('a name without a value stays as the owner wrote it', async () => {
  expect(await textOf('{role} at {firm}')).toBe('Engineer at {firm}');
});

async function textOf(template: string): Promise<string | null> {
  await render(<p>{fillTemplate(template, { role: <b>Engineer</b>, company: 'Babbage' })}</p>);
  return document.querySelector('p')!.textContent;
}
