import { expect, test } from 'vitest';
import { experienceIn, projectsIn, skillsIn, testimonialsIn } from './entries.ts';
import { ResumeFields } from './resumeFields.ts';

/** The items that a function reads from a résumé, with its notes. */
function read<Items>(
  reader: (resume: ResumeFields, notes: string[]) => Items,
  resume: object,
  language = 'en',
): { items: Items; notes: string[] } {
  const notes: string[] = [];
  const items = reader(new ResumeFields(resume, 'resume', language), notes);
  return { items: JSON.parse(JSON.stringify(items)) as Items, notes };
}

function timeline(resume: object, language = 'en') {
  return read((fields, notes) => experienceIn(fields, language, notes), resume, language);
}

test('a job has its title, company, dates, text and points', () => {
  const job = {
    name: 'Press',
    position: 'Printer',
    startDate: '2015-03-01',
    endDate: '2018',
    summary: 'Posters and books',
    highlights: ['lead type', 'wood type'],
  };
  expect(timeline({ work: [job] })).toEqual({
    items: [
      {
        title: 'Printer',
        company: 'Press',
        start: '2015-03',
        end: '2018',
        description: 'Posters and books',
        points: ['lead type', 'wood type'],
        type: 'work',
      },
    ],
    notes: [],
  });
});

test('the description of a company comes before the summary', () => {
  const work = [{ name: 'Press', summary: 'Posters', description: 'A press in Bonn' }];
  expect(timeline({ work }).items[0]!.description).toBe('A press in Bonn\nPosters');
});

test('a text that a job has several times is taken once', () => {
  const work = [
    { name: 'Press', summary: 'Built.', description: 'Built.', highlights: ['built.', 'Wood'] },
  ];
  expect(timeline({ work }).items).toEqual([
    { company: 'Press', description: 'Built.', points: ['Wood'], type: 'work' },
  ]);
});

test.each([
  [2017, { start: '2017', end: '2017' }],
  ['2015 - 2017', { start: '2015', end: '2017' }],
  ['May 2015 – Present', { start: '2015-05' }],
  ['last spring', { period: 'last spring' }],
])('the single date %j of a school is %j', (date, dates) => {
  const education = [{ institution: 'School', date }];
  expect(timeline({ education }).items).toEqual([
    { company: 'School', ...dates, type: 'education' },
  ]);
});

test('the list in a text becomes points, before the highlights', () => {
  const summary = '<p>Team</p><ul><li>New shop</li></ul>';
  const { items } = timeline({ work: [{ name: 'Press', summary, highlights: '- Half the time' }] });
  expect(items).toMatchObject([{ description: 'Team', points: ['New shop', 'Half the time'] }]);
});

test.each([
  [
    ['<p>One</p>', 'Two', 'Three'],
    ['One', 'Two', 'Three'],
  ],
  [
    ['<ul><li>One</li></ul>', 'Two', 'Three &amp; four'],
    ['One', 'Two', 'Three & four'],
  ],
  [
    ['Zero', '<ul><li>One</li><li>Two</li></ul>', 'Three'],
    ['Zero', 'One', 'Two', 'Three'],
  ],
  [
    ['One<br>', 'Two', '- Three\n- Four'],
    ['One', 'Two', 'Three', 'Four'],
  ],
])('each highlight of %j is read alone', (highlights, points) => {
  expect(timeline({ work: [{ name: 'Press', highlights }] }).items[0]!.points).toEqual(points);
});

test('a school has its courses as points', () => {
  const school = {
    institution: 'School',
    studyType: 'Diploma',
    area: 'Type',
    courses: ['Lead.', 'Wood'],
  };
  expect(timeline({ education: [school] }).items).toEqual([
    { title: 'Diploma, Type', company: 'School', points: ['Lead.', 'Wood'], type: 'education' },
  ]);
});

test.each([
  ['Design course', 'Design', 'en', 'Design course'],
  ['Grado', 'Grado en Diseño', 'es', 'Grado en Diseño'],
  ['بكالوريوس', 'هندسة', 'ar', 'بكالوريوس، هندسة'],
  ['学士', '工学', 'ja', '学士、工学'],
  ['MA', 'Mathematics', 'en', 'MA, Mathematics'],
])('the degree %s in %s is one title in %s: %s', (studyType, area, language, title) => {
  const education = [{ studyType, area, institution: 'School' }];
  expect(timeline({ education }, language).items[0]!.title).toBe(title);
});

test('years are read as dates', () => {
  const education = [{ institution: 'School', start_year: 2012, end_year: 2016 }];
  expect(timeline({ education }).items).toMatchObject([{ start: '2012', end: '2016' }]);
});

test('jobs, projects and quotes that are there twice are taken once, and named', () => {
  const work = [
    { name: 'Press', position: 'Printer' },
    { company: 'press ', title: 'printer' },
  ];
  const projects = [{ name: 'Till' }, { name: 'till' }];
  const references = [
    { name: 'Tom Hill', reference: 'Good.' },
    { name: 'Tom Hill', reference: 'Good. ' },
  ];
  expect(timeline({ work })).toEqual({
    items: [{ title: 'Printer', company: 'Press', type: 'work' }],
    notes: ['experience.items: more than once in the file, taken once: printer, press'],
  });
  expect(read(projectsIn, { projects })).toEqual({
    items: [{ title: 'Till' }],
    notes: ['projects.items: more than once in the file, taken once: till'],
  });
  expect(read(testimonialsIn, { references }).items).toHaveLength(1);
});

test('a job without a title, and one without a company, are taken', () => {
  const { items } = timeline({
    work: [{ name: 'Freelance', position: '' }, { position: 'Clerk' }],
  });
  expect(items).toEqual([
    { company: 'Freelance', type: 'work' },
    { title: 'Clerk', type: 'work' },
  ]);
});

test('a job without both is left out, and its text is named', () => {
  const { items, notes } = timeline({ work: [{ summary: 'Posters', highlights: ['Wood'] }] });
  expect(items).toEqual([]);
  expect(notes).toEqual([
    'experience.items: an entry without a title and a company is left out: Posters Wood',
  ]);
});

test('the timeline of all kinds is in the order of the full dates', () => {
  const { items } = timeline({
    work: [{ name: 'First Ltd', startDate: '2021-10', endDate: '2022-03' }],
    education: [
      { institution: 'Exam', startDate: '2022-07-01', endDate: '2022-07-01' },
      { institution: 'School', startDate: '2024-01' },
    ],
  });
  expect(items.map(({ company }) => company)).toEqual(['School', 'Exam', 'First Ltd']);
});

test('in the timeline an entry with an unreadable start is no ongoing one', () => {
  const { items } = timeline({
    work: [
      { name: 'New Ltd', startDate: '2020' },
      { name: 'Old Ltd', startDate: '平成30年' },
      { name: 'First Ltd', startDate: 'Summer 2011' },
    ],
    education: [{ institution: 'School', startDate: '2018/19' }, { institution: 'Course' }],
  });
  expect(items.map(({ company }) => company)).toEqual([
    'New Ltd',
    'Old Ltd',
    'School',
    'Course',
    'First Ltd',
  ]);
});

test('a project has its client, dates, text, points, technologies and address', () => {
  const project = {
    name: 'Looms',
    entity: 'Jacquard',
    startDate: '2020',
    endDate: '2021',
    description: 'Cards',
    highlights: ['Holes'],
    keywords: ['Steam', 'steam', 'Wood'],
    url: 'looms.example.org',
  };
  expect(read(projectsIn, { projects: [project] }).items).toEqual([
    {
      title: 'Looms',
      client: 'Jacquard',
      start: '2020',
      end: '2021',
      description: 'Cards',
      points: ['Holes'],
      tech: ['Steam', 'Wood'],
      liveUrl: 'https://looms.example.org',
    },
  ]);
});

test('the address of a repository is that of the code', () => {
  const projects = [{ name: 'Looms', url: 'http://github.com/ada/looms' }];
  expect(read(projectsIn, { projects }).items[0]!.githubUrl).toBe('https://github.com/ada/looms');
});

test('a project may have the address of its code beside its own', () => {
  const projects = [
    { name: 'Looms', url: 'https://looms.example.org', github: 'https://github.com/ada/looms' },
  ];
  expect(read(projectsIn, { projects }).items).toEqual([
    {
      title: 'Looms',
      liveUrl: 'https://looms.example.org',
      githubUrl: 'https://github.com/ada/looms',
    },
  ]);
});

test('projects of one name get different titles', () => {
  const projects = [
    { name: 'Site' },
    { name: 'Site', entity: 'Mill' },
    { name: 'Site', entity: 'Press' },
  ];
  const titles = read(projectsIn, { projects }).items.map(({ title }) => title);
  expect(titles).toEqual(['Site', 'Site (2)', 'Site (3)']);
});

test('dates of a project that are not certain stay as they are written, and are named', () => {
  const projects = [{ name: 'Looms', startDate: 'Summer 2012' }];
  expect(read(projectsIn, { projects })).toEqual({
    items: [{ title: 'Looms', period: 'Summer 2012' }],
    notes: ['the dates "Summer 2012" are not certain: write them like 2021-04'],
  });
});

test('a project without a name is named', () => {
  expect(read(projectsIn, { projects: [{ description: 'Cards' }] }).notes).toEqual([
    'projects.items: an entry without a name is left out: Cards',
  ]);
});

test('a wrong address of a project is named', () => {
  const projects = [{ name: 'Looms', url: '#' }];
  expect(read(projectsIn, { projects }).notes).toEqual([
    expect.stringMatching(/^projects\.items: url of Looms is left out: .*: #$/),
  ]);
});

test.each([
  ['80%', 80],
  ['4/5', 80],
  ['4 out of 5', 80],
  ['●●●●○', 80],
  [0.8, 80],
  [80, 80],
  ['★★★★☆', 80],
  ['⭐⭐⭐', 60],
  ['★★★★★★★☆☆☆', 70],
])('the level %s is %s percent', (level, percent) => {
  const { items } = read(skillsIn, { skills: [{ name: 'CSS', level }] });
  expect(items).toEqual([{ name: 'CSS', level: percent }]);
});

test.each(['Senior', 'Working knowledge', 'Master', '●●●'])(
  'the level %s is a text behind the name',
  (level) => {
    const { items } = read(skillsIn, { skills: [{ name: 'CSS', level }] });
    expect(items).toEqual([{ name: `CSS (${level})` }]);
  },
);

test('a number without a scale is no level, and is named', () => {
  const { items, notes } = read(skillsIn, { skills: [{ name: 'CSS', level: 4 }] });
  expect(items).toEqual([{ name: 'CSS' }]);
  expect(notes).toEqual(['skills.items: of how much is the level 4 of CSS? It is left out']);
});

test('keywords stay keywords, each once', () => {
  const keywords = ['docker', 'Docker', 'HTML5, CSS3', 'React (hooks, context)', 'JS（AMD、ES6）'];
  expect(read(skillsIn, { skills: [{ name: 'Other', keywords }] }).items).toEqual([
    {
      name: 'Other',
      keywords: ['docker', 'HTML5', 'CSS3', 'React (hooks, context)', 'JS（AMD、ES6）'],
    },
  ]);
});

test('skills may be texts', () => {
  expect(read(skillsIn, { skills: ['HTML'] }).items).toEqual([{ name: 'HTML' }]);
});

test('a group without a name is a list of skills', () => {
  const skills = [{ keywords: ['CSS', 'Vue'] }];
  expect(read(skillsIn, { skills }).items).toEqual([{ name: 'CSS' }, { name: 'Vue' }]);
});

test('the level of a group without a name is that of each skill', () => {
  const skills = [
    { keywords: ['Git', 'npm'], level: 'Senior' },
    { keywords: ['CSS'], level: '80%' },
  ];
  expect(read(skillsIn, { skills })).toEqual({
    items: [{ name: 'Git (Senior)' }, { name: 'npm (Senior)' }, { name: 'CSS', level: 80 }],
    notes: [],
  });
});

test.each([
  [
    { keywords: ['Git', 'npm'], level: 4 },
    'skills.items: of how much is the level 4 of Git, npm? It is left out',
  ],
  [{ level: 'Senior' }, 'skills.items: the level of a group without a name is left out: Senior'],
])('the level of %j is named', (skill, note) => {
  expect(read(skillsIn, { skills: [skill] }).notes).toEqual([note]);
});

test('texts in one group of skills are groups', () => {
  const skills = { Web: 'HTML, CSS', build_tools: ['Vite, npm', 'Git'], DevOps: 'Docker' };
  expect(read(skillsIn, { skills }).items).toEqual([
    { name: 'Web', keywords: ['HTML', 'CSS'] },
    { name: 'Build tools', keywords: ['Vite', 'npm', 'Git'] },
    { name: 'DevOps', keywords: ['Docker'] },
  ]);
});

test('texts in one group of skills may be levels', () => {
  const skills = { HTML: 90, CSS: '4/5', iOS: 3, Go: 'Senior' };
  const { items, notes } = read(skillsIn, { skills });
  expect(items).toEqual([
    { name: 'HTML', level: 90 },
    { name: 'CSS', level: 80 },
    { name: 'iOS' },
    { name: 'Go', keywords: ['Senior'] },
  ]);
  expect(notes).toContain('skills.items: of how much is the level 3 of iOS? It is left out');
});

test('a list of skills may have one text in each group', () => {
  const skills = [{ Web: 'HTML, CSS' }, { Ops: 'Docker' }];
  expect(read(skillsIn, { skills }).items).toEqual([
    { name: 'Web', keywords: ['HTML', 'CSS'] },
    { name: 'Ops', keywords: ['Docker'] },
  ]);
});

test.each([
  [
    [
      { tool: 'HTML', years: 3 },
      { tool: 'CSS', years: 1 },
    ],
  ],
  [{ description: 'Shops, sites' }],
])('other fields of a skill are no groups: %j', (skills) => {
  expect(read(skillsIn, { skills }).items).toEqual([]);
});

test('lists of skills in one group are groups, and the origin of their names is said', () => {
  const skills = { programmingLanguages: ['PHP', 'Go'], tools: ['Git'] };
  expect(read(skillsIn, { skills })).toEqual({
    items: [
      { name: 'Programming languages', keywords: ['PHP', 'Go'] },
      { name: 'Tools', keywords: ['Git'] },
    ],
    notes: [
      'skills.items: the group Programming languages has its name from a field of the file',
      'skills.items: the group Tools has its name from a field of the file',
    ],
  });
});

test.each(['DevOps', 'iOS', 'CI/CD', 'Build Tools'])(
  'the name %s of a field stays as it is written',
  (field) => {
    expect(read(skillsIn, { skills: { [field]: ['Git'] } }).items).toEqual([
      { name: field, keywords: ['Git'] },
    ]);
  },
);

test('a group of skills may have a type and items', () => {
  const skills = [{ type: 'Frontend', item: ['Vue', 'CSS'] }];
  expect(read(skillsIn, { skills }).items).toEqual([
    { name: 'Frontend', keywords: ['Vue', 'CSS'] },
  ]);
});

test('a skill that is there twice is one skill', () => {
  const skills = [
    { name: 'CSS', level: '80%' },
    { name: 'css', keywords: ['Grid'] },
  ];
  expect(read(skillsIn, { skills }).items).toEqual([
    { name: 'CSS', level: 80, keywords: ['Grid'] },
  ]);
});

test.each([
  ['Tom Hill – CTO, Northstar', { name: 'Tom Hill', role: 'CTO', company: 'Northstar' }],
  ['Tom Hill, CTO, Northstar', { name: 'Tom Hill', role: 'CTO', company: 'Northstar' }],
  ['Tom Hill - CTO', { name: 'Tom Hill', role: 'CTO' }],
  ['Tom Hill (CTO, Northstar)', { name: 'Tom Hill', role: 'CTO', company: 'Northstar' }],
  ['王小明，总监，北极星', { name: '王小明', role: '总监', company: '北极星' }],
  ['Tom Hill, PhD, CTO', { name: 'Tom Hill, PhD', role: 'CTO' }],
  ['Tom Hill', { name: 'Tom Hill' }],
  ['Hill, Tom', { name: 'Hill, Tom' }],
])('the reference of %s is by %j', (name, author) => {
  const references = [{ name, reference: 'Good' }];
  expect(read(testimonialsIn, { references }).items).toEqual([{ ...author, content: 'Good' }]);
});

test.each([
  'Tom Hill (https://social.example.org/in/tom)',
  'Tom Hill – social.example.org/in/tom',
  '[Tom Hill](https://social.example.org/in/tom)',
])('the address in the reference of %s is no role, and is named', (name) => {
  const { items, notes } = read(testimonialsIn, { references: [{ name, reference: 'Good' }] });
  expect(items).toEqual([{ name: 'Tom Hill', content: 'Good' }]);
  expect(notes).toEqual([
    expect.stringMatching(/^testimonials\.items: left out beside Tom Hill: .*\/tom$/),
  ]);
});

test.each([
  ['Tom Hill (tom@example.org, +1 555 0100)', 'tom@example.org, +1 555 0100'],
  ['Tom Hill, tom@example.org', 'tom@example.org'],
  ['Tom Hill <tom@example.org>', 'tom@example.org'],
  ['Tom Hill - +44 7700 900123', '+44 7700 900123'],
  ['Tom Hill (030 555 0123)', '030 555 0123'],
  ['Tom Hill, Tel.: (912) 555-4321', 'Tel.: (912) 555-4321'],
  ['Tom Hill (912) 555-2019', '(912) 555-2019'],
  ['Tom Hill (020 7946 2033)', '020 7946 2033'],
  ['Tom Hill, 030 555 000', '030 555 000'],
])('the ways to reach the author of %s are left out and named', (name, contacts) => {
  const { items, notes } = read(testimonialsIn, { references: [{ name, reference: 'Good' }] });
  expect(items).toEqual([{ name: 'Tom Hill', content: 'Good' }]);
  expect(notes).toEqual([`testimonials.items: left out beside Tom Hill: ${contacts}`]);
});

test.each(['Node.js/React developer', 'ASP.NET/C# developer'])('the role %s stays', (role) => {
  const references = [{ name: 'Tom Hill', role, reference: 'Good' }];
  expect(read(testimonialsIn, { references })).toMatchObject({ items: [{ role }], notes: [] });
});

test('role and company beside ways to reach the author stay', () => {
  const references = [
    { name: 'Tom Hill (CTO, tom@example.org)', company: 'Mill, 030 5550123', reference: 'Good' },
  ];
  expect(read(testimonialsIn, { references }).items).toEqual([
    { name: 'Tom Hill', role: 'CTO', company: 'Mill', content: 'Good' },
  ]);
});

test('a quote with a way to reach a person is left out and named', () => {
  const references = [
    { name: 'Tom Hill', reference: 'Write to tom@example.org' },
    { name: 'Bea', reference: 'From 2015 - 2018 she served 1 000 000 people' },
    { name: 'Kim', reference: '24/7 since 2019 for 2.500.000 users' },
  ];
  const { items, notes } = read(testimonialsIn, { references });
  expect(items.map(({ name }) => name)).toEqual(['Bea', 'Kim']);
  expect(notes).toEqual([
    'testimonials.items: the quote of Tom Hill is left out, because it has tom@example.org',
  ]);
});

test('a reference without a text is named', () => {
  const references = [{ name: 'Bea', reference: '' }, { name: 'Cleo' }];
  expect(read(testimonialsIn, { references })).toEqual({
    items: [],
    notes: [
      'testimonials.items: an entry without a name or a text is left out: Bea',
      'testimonials.items: an entry without a name or a text is left out: Cleo',
    ],
  });
});
