import type { Owner, Profile, ProfilePlace } from './owner.ts';

/** The owner's profiles that are shown in a place. */
export function profilesIn(place: ProfilePlace, { profiles = [] }: Owner): Profile[] {
  return profiles.filter(({ shownIn }) => !shownIn || shownIn.includes(place));
}
