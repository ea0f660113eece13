import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSource } from '../shared/contentSource.ts';
import { sendRaw } from '../../tests/helpers/sendRaw.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import type {
  SpriteAnimationContent,
  SpriteAnimationInput,
} from '../../src/sections/Projects/SpriteAnimation/schema.ts';
import { fileGenerators } from './fileGenerators.ts';
import { resume } from './resume.ts';
import { siteFiles } from './siteFiles.ts';

const root = temporaryFolder();
let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [siteFiles(contentSource())],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  url = server.resolvedUrls!.local[0]!;
});

afterAll(() => server.close());

test('the dev server makes the files for each request', async () => {
  expect(await (await fetch(`${url}robots.txt?query`)).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n/,
  );
});

test.each([
  ['en', 'March 2021 – present', ['2021-03', undefined]],
  ['es', 'abril de 2019 – mayo de 2021', ['2019-04', '2021-05']],
  ['de', '2018–2020', ['2018', '2020']],
  ['en', '2020-03', ['2020-03', '2020-03']],
  ['en', '2020 –', ['2020', undefined]],
  ['pt', 'abr. de 2021 – hoje', ['2021-04', undefined]],
  ['pt-PT', '04/2019 – 05/2021', ['2019-04', '2021-05']],
  ['ja', '2019年11月 – 2021年1月', ['2019-11', '2021-01']],
])('the résumé in %s keeps the months of %s', (language, period, dates) => {
  const experience = {
    ...content.experience!,
    items: [{ ...content.experience!.items[0]!, period }],
  };
  const site = { ...content.site, language };
  const { work = [], education = [] } = resume({ ...content, site, experience }) as Record<
    string,
    object[]
  >;
  expect([...work, ...education][0]).toMatchObject({ startDate: dates[0], endDate: dates[1] });
});

test('a picture with sprites has a file that says how they move', () => {
  const [first] = content.projects.items;
  const answer: SpriteAnimationInput = {
    file: 'assets/a-answer.avif',
    move: 'press',
    place: [9, 9, 9, 9],
  };
  const items = [first!, { ...first!, answer }];
  const generators = fileGenerators({ ...content, projects: { ...content.projects, items } });
  expect(generators).not.toHaveProperty(['project-1-sprites.json']);
  const made = JSON.parse(
    generators['project-2-sprites.json']!() as string,
  ) as SpriteAnimationContent;
  expect(made.file).toBe(answer.file);
  expect(made.parts).toHaveLength(2);
});

test('the highlights of a project begin with its result', () => {
  const [first] = content.projects.items;
  const items = [{ ...first!, result: 'Half the time', points: ['Two shops'] }];
  const { projects } = resume({ ...content, projects: { ...content.projects, items } }) as {
    projects: object[];
  };
  expect(projects[0]).toMatchObject({ highlights: ['Half the time', 'Two shops'] });
});

test.each([
  '/constructor',
  '/__proto__',
  '/__proto__.json',
  '/toString.txt',
  '//',
  '//[',
  '//x/robots.txt',
  '/%',
])('%s is none of them, and no failure', async (path) => {
  const response = await sendRaw(url, path);
  expect(response).not.toMatch(/^HTTP\/1\.1 5|User-agent/);
  expect(response).not.toContain(root);
});
