import { expect, test } from 'vitest';
import { moreIn } from './more.ts';
import { ResumeFields } from './resumeFields.ts';

/** The section that the import reads from a résumé, with its notes. */
function read(resume: object) {
  const notes: string[] = [];
  const more = moreIn(new ResumeFields(resume, 'resume', 'en'), notes);
  return { more: JSON.parse(JSON.stringify(more ?? null)) as unknown, notes };
}

test.each([
  ['certificates', { name: 'First aid', issuer: 'Guild', date: '2022-05-01' }],
  ['awards', { title: 'First aid', awarder: 'Guild', date: '2022-05-01' }],
  ['publications', { name: 'First aid', publisher: 'Guild', releaseDate: '2022-05-01' }],
])('%s have a title, who gave them, a month, a text and an address', (list, names) => {
  const entry = { ...names, summary: 'For all.', url: 'http://guild.example.org' };
  expect(read({ [list]: [entry] }).more).toEqual({
    [list]: [
      {
        title: 'First aid',
        company: 'Guild',
        date: '2022-05',
        description: 'For all.',
        url: 'https://guild.example.org',
      },
    ],
  });
});

test('voluntary work has its dates and points', () => {
  const volunteer = [
    { organization: 'Library', position: 'Reader', startDate: '2023', highlights: ['Tales'] },
  ];
  expect(read({ volunteer }).more).toEqual({
    volunteering: [{ title: 'Reader', company: 'Library', start: '2023', points: ['Tales'] }],
  });
});

test('interests are read from groups, names and lists of names', () => {
  const interests = [{ name: 'Chess', keywords: ['Openings'] }, 'Flight', { keywords: ['Wood'] }];
  expect(read({ interests }).more).toEqual({
    interests: [{ name: 'Chess', keywords: ['Openings'] }, { name: 'Flight' }, { name: 'Wood' }],
  });
});

test('a certificate and an interest that are there twice are taken once', () => {
  const resume = {
    certificates: [{ name: 'First aid' }, { title: 'first aid' }],
    interests: [{ name: 'Chess' }, { name: 'chess', keywords: ['Openings'] }],
  };
  expect(read(resume)).toEqual({
    more: {
      certificates: [{ title: 'First aid' }],
      interests: [{ name: 'Chess', keywords: ['Openings'] }],
    },
    notes: ['more.certificates: more than once in the file, taken once: first aid'],
  });
});

test('an entry without a name is left out, and its text is named', () => {
  expect(read({ awards: [{ awarder: 'Guild' }] })).toEqual({
    more: null,
    notes: ['more.awards: an entry without a name is left out: Guild'],
  });
});

test('a wrong address is named by its entry', () => {
  expect(read({ awards: [{ title: 'Cup', url: '#' }] }).notes).toEqual([
    expect.stringMatching(/^more\.awards: url of Cup is left out: .*: #$/),
  ]);
});

test('a date that is not certain is left out and named', () => {
  expect(read({ awards: [{ title: 'Cup', date: 'last spring' }] })).toEqual({
    more: { awards: [{ title: 'Cup' }] },
    notes: ['more.awards: the date of Cup is left out: last spring'],
  });
});
