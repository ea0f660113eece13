import { expect, test } from 'vitest';
import { linksOf } from './projectLinks.ts';

test.each([
  ['https://shop.example.com/', 'shop.example.com', ''],
  ['https://www.example.com/demos/shop/', 'example.com', '/demos/shop'],
  ['https://example.com/app?utm_source=cv#start', 'example.com', '/app'],
  ['https://example.com?page=2', 'example.com', ''],
  [
    'https://archive.example.com/2020/https://www.example.com/',
    'archive.example.com',
    '/2020/https://www.example.com',
  ],
  ['https://wwwhat.example.com', 'wwwhat.example.com', ''],
])('%s is called %s%s', (liveUrl, host, path) => {
  expect(linksOf({ liveUrl })).toEqual([{ url: liveUrl, host, path, isCode: false }]);
});

test('the site comes before its code, and a missing address is not linked', () => {
  const urls = { liveUrl: 'https://shop.example.com/', githubUrl: 'https://github.example.com/me/shop' };
  expect(linksOf(urls).map(({ isCode }) => isCode)).toEqual([false, true]);
  expect(linksOf({})).toEqual([]);
});
