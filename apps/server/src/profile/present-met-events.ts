import type { MemberViewer, Presented, PresenterContext, Showing } from '../events/event-presenters';
import { presentProfiles } from './present-profiles';

/** Members whose likes and matches are made ready side by side. */
const SIDE_BY_SIDE = 4;

/** Likes or matches, with the profile of the other member. */
export async function presentMetEvents(
  name: 'like' | 'match',
  { context, showings }: { context: PresenterContext; showings: readonly Showing<'like' | 'match'>[] },
): Presented {
  const profiles = new Map<MemberViewer, Awaited<ReturnType<typeof presentProfiles>>>();
  const waiting = Map.groupBy(showings, ({ viewer }) => viewer).entries();
  const work = async (): Promise<void> => {
    for (const [viewer, own] of waiting) {
      const ids = own.map(({ data }) => data.profile_id);
      profiles.set(viewer, await presentProfiles(context, { viewer, ids }));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return showings.map(({ viewer, data }) => {
    const profile = profiles.get(viewer)?.get(data.profile_id);
    return profile ? { name, data: { profile } } : null;
  });
}
