import type { Owner } from './schema.ts';

export function profilesIn(place: 'about' | 'footer', { profiles = [] }: Owner) {
  return profiles.filter(({ shownIn }) => !shownIn || shownIn.includes(place));
}
