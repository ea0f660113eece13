import { expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import { words } from '../../src/content/words/de.ts';
import { llms } from './llms.ts';

test('begins with name and title of the owner, and the description of the site', () => {
  const { owner, site } = person;
  const start = `# ${owner.name} · ${owner.title}\n\n> ${site.description}\n\n`;
  expect(llms(person).slice(0, start.length)).toBe(start);
});

test('has the skills under their heading on the page', () => {
  expect(llms(person)).toContain('## Können im Überblick\n\n- Rust, PostgreSQL,');
});

test('has the services with their prices', () => {
  const services = {
    ...words.services,
    items: [
      { name: 'Anträge', text: 'Neun Fragen.', price: 'ab 4.800 €' },
      { name: 'Rat', text: 'Eine Stunde.' },
    ],
  };
  expect(llms({ ...person, services })).toContain(
    '## Leistungen\n\n- Anträge (ab 4.800 €): Neun Fragen.\n- Rat: Eine Stunde.',
  );
});

test('has the dates of work, as on the page', () => {
  const items = [
    { type: 'work' as const, title: 'Entwicklerin', company: 'Amt', start: '2019', end: '2021' },
    { type: 'work' as const, company: 'Selbstständig', start: '2021' },
  ];
  expect(llms({ ...person, experience: { ...words.experience, items } })).toContain(
    '\n\n- Entwicklerin, Amt, 2019–2021\n- Selbstständig, seit 2021\n\n',
  );
});

test('has the results of projects', () => {
  const items = [{ title: 'Laden', description: 'Ein Laden.', result: 'Halbe Ladezeit' }];
  const projects = { ...person.projects!, items };
  expect(llms({ ...person, projects })).toContain('- Laden: Ein Laden. Halbe Ladezeit');
});

test('has the short lists with their headings', () => {
  const more = { ...words.more, certificates: [{ title: 'Cloud', company: 'Amt', date: '2022' }] };
  expect(llms({ ...person, more })).toContain(
    `## ${words.more.labels.certificates}\n\n- Cloud, Amt, 2022\n\n`,
  );
});

test('links to the CV', () => {
  expect(llms(person)).toContain(
    '- [Vita](https://nour.example.org/portfolio/assets/lebenslauf.pdf)',
  );
});

test('has a line for each group of skills, and one for all others', () => {
  const skills = {
    ...words.skills,
    items: [
      { name: 'React', keywords: ['Next.js', 'Vite'] },
      { name: 'PostgreSQL' },
      { name: 'PHP', keywords: ['Symfony', 'WordPress'] },
      { name: 'Docker' },
    ],
  };
  expect(llms({ ...person, skills })).toContain(
    '\n\n- React: Next.js, Vite\n- PHP: Symfony, WordPress\n- PostgreSQL, Docker\n\n',
  );
});

test('leads from a folder to the files of a site whose address is unknown', () => {
  const site = { ...person.site, address: undefined };
  const text = llms({ ...person, site }, 'fr/');
  expect(text).toContain('(../fr/contact.vcf)');
  expect(text).toContain('(../fr/resume.json)');
});

test('names no address of the owner without a contact section', () => {
  expect(llms({ ...person, contact: undefined })).not.toMatch(/post@nour|5550|vcf/);
});
