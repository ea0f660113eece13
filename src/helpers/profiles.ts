import type { Owner } from '../content/schema/ownerSchema.ts';

/** The owner's profiles that are shown in a place. */
export function profilesIn(place: 'about' | 'footer', { profiles = [] }: Owner) {
  return profiles.filter(({ shownIn }) => !shownIn || shownIn.includes(place));
}
