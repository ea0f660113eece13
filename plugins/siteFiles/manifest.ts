import { titleOf } from '../prerender/head.ts';
import { descriptionOf } from '../siteContent/description.ts';
import { textDirection } from '../shared/textDirection.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** Widths in pixels of the icons for home screens. */
export const iconSizes = [192, 512] as const;

export function iconName(size: number): string {
  return `icon-${size}.png`;
}

/** The web app manifest, for sites on a home screen. `folder` is that of a translation, such as `fr/`. */
export function manifest(content: CheckedContent, folder = ''): object {
  const base = folder && '../';
  const { site, owner } = content;
  return {
    id: './',
    name: titleOf(owner),
    short_name: owner.brand,
    description: descriptionOf(content),
    lang: site.language,
    dir: textDirection(site.language),
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: site.colors.ground,
    background_color: site.colors.ground,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.map((size) => ({
        src: base + iconName(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
}
