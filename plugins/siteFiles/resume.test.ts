import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { resume } from './resume.ts';

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

test('the highlights of a project begin with its result', () => {
  const [first] = content.projects.items;
  const items = [{ ...first!, result: 'Half the time', points: ['Two shops'] }];
  const { projects } = resume({ ...content, projects: { ...content.projects, items } }) as {
    projects: object[];
  };
  expect(projects[0]).toMatchObject({ highlights: ['Half the time', 'Two shops'] });
});
