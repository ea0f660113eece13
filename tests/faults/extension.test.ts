import { expect, inject, test } from 'vitest';
import { BANNER_TIME } from '../../src/sections/Contact/useContactForm.ts';
import { reachCarousel } from '../helpers/pages/carousel.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { holdBack } from '../helpers/drivers/holdBack.ts';
import {
  asked,
  banner,
  FAILED,
  fillIn,
  fillInTimeless,
  letter,
  sendButton,
  SENT,
} from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { until } from '../helpers/drivers/inPage.ts';
import { show } from '../helpers/pages/movement.ts';
import { everyTextShows, linksLead, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

/** What extensions do to a page, each run in it. */
const deeds = {
  'removes a picture': () => document.querySelector('#about picture')!.remove(),
  'removes a skill card': () => document.querySelectorAll('#skills [data-reveal=card]')[3]!.remove(),
  'removes a slide': () => document.querySelectorAll('.swiper-slide')[1]!.remove(),
  "removes the field's place": () => document.querySelector('#home [aria-hidden] > div')!.remove(),
  'removes the live region': () => document.querySelector('form [role=status]')!.remove(),
  'wraps every text as a translator does': () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.localName !== 'style',
    )) {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
    }
    document.documentElement.classList.add('translated-ltr');
  },
  'darkens the page': () => {
    const { documentElement: root, head } = document;
    root.dataset.darkreaderMode = 'dynamic';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { border-color: #456 !important }');
    document.adoptedStyleSheets.push(sheet);
    head.prepend(document.createElement('meta'));
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      element.dataset.darkreaderInlineColor = '';
      element.style.setProperty('--darkreader-inline-color', '#eee');
    }
  },
  'puts its own elements among the fields': () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.after(document.createElement('grammar-check-extension'));
      field.setAttribute('data-temp-mail-org', '0');
    }
  },
  'adds fields of its own to the form': () => {
    for (const name of ['elements', 'message']) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      document.querySelector('form')!.append(field);
    }
  },
} satisfies Record<string, () => void>;
type Deed = keyof typeof deeds;
const all = Object.keys(deeds) as Deed[];

/** They remove something that React looks for, as one does that stays in every run: in the long ones. */
const alike = new Set<Deed>(['removes a picture', 'removes a slide', "removes the field's place"]);

test.each(all.filter((deed) => inject('long') || !alike.has(deed)))(
  'an extension that %s before hydration leaves the page, and what was typed by then',
  async (deed) => {
    const visitor = await site.visitor({ width: 1024, height: 640 });
    const release = await holdBack(visitor, /\.js$/);
    await visitor.page.goto('', { waitUntil: 'commit' });
    await visitor.until('the page has come', () => document.querySelector('footer') !== null);
    await fillIn(visitor);
    await visitor.evaluate(deeds[deed]);
    release();
    await visitor.hydrated();
    await everyTextShows(visitor);
    await failsAndSends(visitor);
  },
);

test('extensions that do all of this after hydration leave a page that can be read and used', async () => {
  const visitor = await site.visitor({ motion: 'full', width: 1024, height: 640 });
  await visitor.page.route(/runField/, (route) => route.abort());
  await visitor.open();
  await visitor.hydrated();
  await reachCarousel(visitor);
  for (let press = 0; press < 2; press++) await turn(visitor);
  for (const deed of all) await visitor.evaluate(deeds[deed]);
  await fillIn(visitor);
  await readWholePage(visitor);
  await linksLead(visitor, ['experience', 'skills', 'contact']);
  await show(visitor, 'testimonials');
  const left = [1, 3, 4, 5, 6].map((position) => `${position} of 6`);
  const seen = new Set<string>();
  for (let press = 0; press <= left.length; press++) {
    const inView = await turn(visitor);
    expect(inView).toHaveLength(3);
    for (const name of inView) seen.add(name);
  }
  expect([...seen].toSorted()).toEqual(left);
  await failsAndSends(visitor);
  expect(ownComplaints(visitor).filter((line) => !line.includes('Message not sent'))).toEqual([]);
});

test('extensions that remove a banner, its picture or translate it leave the page in place, and the next banner tells', async () => {
  const visitor = await site.visitor();
  await fillInTimeless(visitor);
  const meddle = [
    () => document.querySelector('form [role=status] p')!.remove(),
    () => document.querySelector('form [role=status] svg')!.remove(),
    () => {
      const font = document.createElement('font');
      const text = document.querySelector('form [role=status] p')!.lastChild!;
      text.replaceWith(font);
      font.append('Das ging nicht.');
    },
  ];
  site.mail.reply = [500, 'Not now'];
  for (const deed of meddle) {
    await visitor.click(sendButton);
    await banner(visitor, FAILED);
    await visitor.evaluate(deed);
    await visitor.page.clock.runFor(BANNER_TIME);
    await banner(visitor, '');
    await everyTextShows(visitor);
    expect(await visitor.evaluate(fields)).toEqual(Object.values(letter));
  }
  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked, asked, asked, asked]);
});

/** Has the carousel turn by a press, and returns the slides that are in view then. */
async function turn(visitor: ChromiumVisitor): Promise<string[]> {
  let before: string[] = [];
  await until('the slides rest', async () => {
    before = await visitor.evaluate(restingInView);
    return before.length > 0;
  });
  await visitor.click({ role: 'button', name: 'Next testimonials' });
  let now = before;
  await until('the press has turned to other slides', async () => {
    now = await visitor.evaluate(restingInView);
    return now.length > 0 && now.join() !== before.join();
  });
  return now;
}

/** A message that does not get through the first time, as the fields tell. */
async function failsAndSends(visitor: ChromiumVisitor): Promise<void> {
  expect(await visitor.evaluate(fields)).toEqual(Object.values(letter));
  site.mail.reply = [500, 'Not now'];
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  await visitor.until(
    'the form can be used again',
    () => !document.querySelector<HTMLButtonElement>('form button')!.disabled,
  );
  expect(await visitor.evaluate(fields)).toEqual(Object.values(letter));
  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await expect.poll(() => visitor.evaluate(fields)).toEqual(['', '', '']);
  expect(site.mail.received).toEqual([asked, asked]);
  await everyTextShows(visitor);
}

/** Run in the page: what stands in the form. */
function fields(): string[] {
  return ['name', 'email', 'message'].map(
    (name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!.value,
  );
}

/** Run in the page: the slides in view; none while they move. */
function restingInView(): string[] {
  if (document.querySelector('.swiper-wrapper')!.getAnimations().length > 0) return [];
  const box = document.querySelector('.swiper')!.getBoundingClientRect();
  const slides = [...document.querySelectorAll('.swiper-slide')].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > box.left - 2 && right < box.right + 2;
  });
  return slides.map((slide) => slide.getAttribute('aria-label')!);
}
