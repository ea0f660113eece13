import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picture } from './Picture.tsx';

let image: HTMLImageElement;

beforeEach(async () => {
  await render(<Picture picture={{ src: 'assets/ada', alt: 'Ada' }} kind="avatar" sizes="64px" />);
  image = page.getByRole('img', { name: 'Ada' }).element() as HTMLImageElement;
});

afterEach(() => vi.unstubAllEnvs());

test('comes as AVIF where the browser knows it, in each width', () => {
  const { type, srcset } = document.querySelector('source')!;
  expect([type, srcset]).toEqual([
    'image/avif',
    '/assets/ada-128.avif 128w, /assets/ada-256.avif 256w',
  ]);
});

test('comes as WebP elsewhere, in each width', () => {
  expect(image.srcset).toBe('/assets/ada-128.webp 128w, /assets/ada-256.webp 256w');
});

test('names a file for browsers that choose none', () => {
  expect(image.getAttribute('src')).toBe('/assets/ada-256.webp');
});

test('has an address that any host understands, in any script', async () => {
  await render(
    <Picture picture={{ src: 'assets/Ëda-山', alt: 'Mountain' }} kind="avatar" sizes="64px" />,
  );
  const mountain = page.getByRole('img', { name: 'Mountain' }).element() as HTMLImageElement;
  expect(mountain.srcset).toContain('assets/%C3%8Bda-%E5%B1%B1-128.webp 128w');
  expect(mountain.getAttribute('src')).toBe('/assets/%C3%8Bda-%E5%B1%B1-256.webp');
});

test('keeps the path of a site whose address is encoded', async () => {
  vi.stubEnv('BASE_URL', '/ol%C3%A1/');
  await render(<Picture picture={{ src: 'assets/sea', alt: 'Sea' }} kind="avatar" sizes="64px" />);
  const sea = page.getByRole('img', { name: 'Sea' }).element() as HTMLImageElement;
  expect(sea.srcset).toContain('/ol%C3%A1/assets/sea-128.webp 128w');
  expect(sea.getAttribute('src')).toBe('/ol%C3%A1/assets/sea-256.webp');
});

test('keeps its place until it comes', () => {
  expect([image.width, image.height]).toEqual([256, 256]);
});

test('waits until it is near', () => {
  expect(image.loading).toBe('lazy');
});

test('does not wait on paper', () => {
  dispatchEvent(new Event('beforeprint'));
  expect(image.loading).toBe('eager');
});
