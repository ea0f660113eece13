import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { contentSecurityPolicy, styleDigests } from '../../plugins/securityPolicy.ts';
import { textDirection } from '../../plugins/shared/textDirection.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { expect, openPage } from '../helpers/page.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { allowed, hostile } from '../helpers/sites/hostileContent.ts';
import { shownTexts } from '../helpers/sites/shownTexts.ts';
import { buildFrom, writeSources } from '../helpers/sites/siteSources.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

// The browser's parser reads the built files as documents: no script in them runs.
const content: CheckedContent = allowed(hostile(person), person);
const { site, owner } = content;
/** In one line, as search results show it. */
const description = site.description?.replaceAll(/\s+/g, ' ');

const temporary = temporaryFolder();
const folder = join(temporary, 'dist');

beforeAll(async () => {
  await buildFrom(folder, await writeSources(temporary, content));
});

async function parsed(file: string) {
  const page = await openPage('about:blank');
  const html = await readFile(join(folder, file), 'utf8');
  return {
    ...(await page.evaluate(parseHtml, html)),
    policy: contentSecurityPolicy(styleDigests(html)),
  };
}

test('the page holds its own elements alone', async () => {
  const page = await parsed('index.html');
  expect(page.foreign).toEqual([]);
  expect(page.styles, 'of the first screen and of the rest').toBe(2);
});

test('the page has its language', async () => {
  const page = await parsed('index.html');
  expect(page.lang).toEqual([site.language, textDirection(site.language)]);
});

test('the page has its title and its name as they were written', async () => {
  const page = await parsed('index.html');
  const title = `${owner.name} · ${owner.title}`;
  expect([page.title, page.h1]).toEqual([title, spaced(owner.name)]);
});

test('the page has every text that it shows as it was written', async () => {
  const page = await parsed('index.html');
  const texts = Object.values(shownTexts(content)).flat();
  const shown = withoutSpaces(page.text);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
});

test('the chat begins with its message as it was written', async () => {
  const page = await parsed('index.html');
  expect(page.chat).toBe(content.contact?.whatsapp?.message);
});

test('the head names the owner, the address and the policy', async () => {
  const { metas, links, policy } = await parsed('index.html');
  const title = `${owner.name} · ${owner.title}`;
  expect(metas).toMatchObject({
    'Content-Security-Policy': policy,
    description,
    'og:title': title,
    'og:description': description,
    'og:url': site.address,
    'og:image': `${site.address}assets/share.jpg`,
    'og:image:width': '1200',
    'og:image:alt': title,
    'theme-color': site.colors.ground,
  });
  expect(links.canonical).toBe(site.address);
});

test('the structured data is JSON, and ends no element', async () => {
  const { data } = await parsed('index.html');
  expect(data).toHaveLength(1);
  expect(data[0]).not.toContain('<');
  const { '@graph': graph } = JSON.parse(data[0]!) as { '@graph': Record<string, unknown>[] };
  expect(graph).toMatchObject([
    {
      '@type': 'Person',
      name: owner.name,
      jobTitle: owner.title,
      email: `mailto:${owner.email}`,
      image: expect.stringMatching(/assets\/nour-\d+\.webp$/),
      url: site.address,
      sameAs: owner.profiles?.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name: owner.name,
      description,
      url: site.address,
      inLanguage: 'de',
    },
    { '@type': 'ProfilePage' },
  ]);
});

describe('404.html', () => {
  test('holds its own elements alone', async () => {
    const { foreign, styles } = await parsed('404.html');
    expect(foreign).toEqual([]);
    expect(styles).toBe(1);
  });

  test('has every text as it was written', async () => {
    const { heading, text, homeLink } = content.notFound;
    const page = await parsed('404.html');
    expect([page.title, page.h1]).toEqual([`${heading} · ${owner.name}`, spaced(heading)]);
    for (const said of [text, homeLink]) expect(page.text).toContain(spaced(said));
  });

  test('refers to files below the site', async () => {
    const { fonts, links } = await parsed('404.html');
    const files = [
      ...fonts.map((source) => /^url\("(.*)"\) format\("woff2"\)$/.exec(source)?.[1]),
      links.icon,
      links.manifest,
    ];
    const path = decodeURIComponent(new URL(site.address!).pathname);
    const elsewhere = files.filter((file) => !decodeURIComponent(file ?? '').startsWith(path));
    expect(files.length).toBeGreaterThan(4);
    expect(elsewhere).toEqual([]);
  });

  test('is not indexed', async () => {
    const { metas } = await parsed('404.html');
    expect(metas.robots).toBe('noindex');
  });

  test('has the policy', async () => {
    const { metas, policy } = await parsed('404.html');
    expect(metas['Content-Security-Policy']).toBe(policy);
  });
});

/** A text with its white space as `parseHtml` returns it. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The build sets the spaces that belong to signs and numbers. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Runs in the page: reads an HTML file. */
function parseHtml(html: string) {
  const parsedPage = new DOMParser().parseFromString(html, 'text/html');
  const all = <Kind extends Element>(selector: string) => [
    ...parsedPage.querySelectorAll<Kind>(selector),
  ];
  const textOf = (selector: string) =>
    parsedPage.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim();
  const chat = parsedPage.querySelector<HTMLAnchorElement>('a[href^="https://wa.me"]');
  return {
    lang: [parsedPage.documentElement.lang, parsedPage.documentElement.dir],
    /** Elements and handlers that no component renders: a text has become markup. */
    foreign: all(
      'b:not([class]), script:not([src], [type="application/ld+json"]), [onerror], [onclick], [onload]',
    ).map((each) => each.outerHTML),
    styles: all('style').length,
    /** Sources of the fonts that are not local. */
    fonts: all('style')
      .flatMap((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style.textContent);
        return Array.from(sheet.cssRules);
      })
      .flatMap((rule) =>
        rule instanceof CSSFontFaceRule ? [rule.style.getPropertyValue('src')] : [],
      )
      .filter((source) => !source.startsWith('local')),
    title: parsedPage.title,
    h1: textOf('h1'),
    text: textOf('body')!,
    metas: Object.fromEntries(
      all<HTMLMetaElement>('meta[content]').map((each) => [
        each.name || each.httpEquiv || each.getAttribute('property'),
        each.content,
      ]),
    ),
    links: Object.fromEntries(
      all<HTMLLinkElement>('link').map((each) => [each.rel, each.getAttribute('href')]),
    ),
    data: all('script[type="application/ld+json"]').map((each) => each.textContent),
    chat: chat && new URL(chat.href).searchParams.get('text'),
  };
}
