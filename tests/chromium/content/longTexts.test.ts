import { describe, expect, inject, test } from 'vitest';
import { content as sample } from '../../../src/content/content.ts';
import type { Content } from '../../../src/contentSchema.ts';
import { banner } from '../../helpers/pages/contactForm.ts';
import { layoutFaults } from '../../helpers/probes/layoutFaults.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import type { Target } from '../../helpers/drivers/visitor.ts';
import { everyTextShows } from '../../helpers/pages/wholePage.ts';
import { fillings, longest } from '../../helpers/sites/longestContent.ts';
import { siteOf } from '../../helpers/sites/siteOf.ts';

/** The sample with every field that may be left out. */
const full: Content = { ...sample, site: { ...sample.site, address: 'https://dasgupta.example.com/' } };

describe.each(Object.entries(fillings))(
  'with every text as long as the content check lets it be, of %s',
  (_what, filling) => {
    const content = longest(full, filling);
    const site = siteOf(content);

    test('nothing sticks out, is cut off or lies over anything else, in narrow windows and wide ones', async () => {
      // The narrowest window and the narrowest with a whole bar in every run, others in the long ones.
      const widths = inject('long') ? [320, 390, 1100, 1440] : [320, 1100];
      const visitor = await visitInChromium({ site: site.url, width: 320, height: 800 });
      const faultless = async (where: string) => {
        for (const width of widths) {
          await visitor.resize(width, 800);
          expect(await visitor.evaluate(layoutFaults), `${where} at ${width} pixels`).toEqual([]);
        }
      };
      await visitor.open('nothing/here');
      await faultless('the page for addresses that lead nowhere');
      await visitor.open();
      await visitor.hydrated();
      await faultless('the page');
      for (const width of widths) {
        await visitor.resize(width, 800);
        await everyTextShows(visitor);
        const menuButton: Target = { role: 'button', name: content.topBar.menuButton };
        if (!(await visitor.sees(menuButton))) continue;
        await visitor.click(menuButton);
        expect(await visitor.evaluate(layoutFaults), `the menu at ${width} pixels`).toEqual([]);
        await visitor.press('Escape');
      }

      for (const name of ['name', 'message']) await visitor.fill(`[name=${name}]`, ' ');
      await visitor.fill('[name=email]', 'ada@example.com');
      await visitor.click('form button');
      await visitor.until('a field is refused', () => document.querySelector('[aria-invalid=true]') !== null);
      await faultless('the form with its notes');
      for (const name of ['name', 'message']) await visitor.fill(`[name=${name}]`, 'Ada');
      await visitor.click('form button');
      await banner(visitor, content.contact!.form.errorBanner);
      // While it has the focus it stays.
      await visitor.evaluate(() => document.querySelector<HTMLElement>('form [role=status]')!.focus());
      await faultless('the form with its banner');
      await banner(visitor, content.contact!.form.errorBanner);
    });
  },
);
