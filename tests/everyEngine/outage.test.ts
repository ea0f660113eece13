import { afterAll, beforeAll, inject, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { visit } from '../helpers/drivers/visit.ts';
import { readWholePage } from '../helpers/pages/wholePage.ts';

let site: Site;
let isDown = false;

beforeAll(async () => {
  site = await startSite({
    folder: inject('siteFolder'),
    fault: (request, _response, next) =>
      isDown && /\.(avif|webp)$/.test(request.url ?? '') ? void request.socket.destroy() : next(),
  });
});

afterAll(() => site.close());

test('pictures that an outage has cost come when the line is back, without a reload', async () => {
  const visitor = await visit({ site: site.url });
  isDown = true;
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() => document.querySelector('#projects')!.scrollIntoView({ behavior: 'instant' }));
  await visitor.until('pictures are missed', () =>
    ['#home', '#projects'].every((section) => {
      const picture = document.querySelector<HTMLImageElement>(`${section} img`)!;
      return picture.complete && picture.naturalWidth === 0;
    }),
  );
  isDown = false;
  await visitor.evaluate(() => void dispatchEvent(new Event('online')));
  await readWholePage(visitor);
});
