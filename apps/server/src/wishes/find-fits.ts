import { wishesOf } from '@vela/contract/entities/wishes';
import { shownAge, visibleFields } from '@vela/domain/members';
import { distanceKm, type Place } from '@vela/domain/places';
import { presenceSteps } from '@vela/domain/presence';
import { asksFor, narrowestDistance, SEARCH_COUNT_LIMIT } from '@vela/domain/search';
import { calendarDateIn } from '@vela/domain/time';
import {
  fitOf,
  openWishes,
  wantsToMeet,
  wishedSearch,
  type Fit,
  type OwnFacts,
  type Wishes,
  type WishSearch,
} from '@vela/domain/wishes';
import { sql } from 'kysely';
import type { Viewer } from '../core/viewer';
import type { Db } from '../db/database';
import { intimateInterestsFor } from '../members/intimate-interests-for';
import { presentWishes, storedWishes } from '../profile/stored-wishes';
import { findMembers } from '../search/find-members';

export interface WishedSearch {
  viewer: Viewer;
  own: OwnFacts & { place: Place | null; interests: readonly string[] };
  /** Those that a fit is measured by. */
  wishes: Wishes;
  /** What is searched for; unless given, all who fit. */
  wished?: WishSearch;
  except?: readonly string[];
  limit: number;
}

export interface FoundFit extends Fit {
  id: string;
}

/** Those that a search for wishes finds first, with how they fit, and how many members there are, fictional profiles not counted. */
export async function findFits(
  db: Db,
  { viewer, own, wishes, wished = wishedSearch(wishes), except = [], limit }: WishedSearch,
): Promise<{ fits: FoundFit[]; count: number }> {
  const { filters, lookingFor } = wished;
  const { ids, found } = await findMembers(
    db,
    {
      viewer,
      filters,
      place: own.place,
      lookingFor,
      except,
      ...(wishes.bothWays && { shownTo: own }),
    },
    { limit },
  );
  const candidates = await findCandidates(db, { viewer, own, ids });
  return {
    count: Math.min(found.members, SEARCH_COUNT_LIMIT),
    fits: candidates.map(({ id, ...candidate }) => ({ id, ...fitOf(wishes, candidate, own.interests) })),
  };
}

async function findCandidates(
  db: Db,
  { viewer, own, ids }: Pick<WishedSearch, 'viewer' | 'own'> & { ids: readonly string[] },
) {
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'gender', 'date_of_birth', 'age_counts_from', 'country', 'region', 'lat', 'lon'])
    .select(['interests', 'looking_for', 'last_seen_at'])
    .select(intimateInterestsFor(sql`${viewer.memberId}::text`).as('intimate_interests'))
    .select(storedWishes.as('wishes'))
    .where('member_id', '=', sql<string>`any(${[...ids]})`)
    .orderBy(sql`array_position(${[...ids]}::text[], member_id)`)
    .execute();
  const { settings } = viewer.site;
  const { time_zone: timeZone, min_age: siteMinAge } = settings;
  const visible = visibleFields(settings);
  const today = calendarDateIn(timeZone, viewer.now);
  const steps = presenceSteps({ now: viewer.now, timeZone });
  return rows.map((row) => {
    const place = row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon };
    const km = place && own.place && narrowestDistance(distanceKm(place, own.place));
    const wishes =
      row.wishes && openWishes(wishesOf(presentWishes(row.wishes, row.looking_for)), settings.search_fields);
    return {
      id: row.member_id,
      gender: row.gender,
      age: shownAge(
        { dateOfBirth: row.date_of_birth, ageCountsFrom: row.age_counts_from },
        { today, siteMinAge },
      ),
      country: row.country,
      region: row.region,
      // What a site doesn't show of its members, or lets nobody search for, isn't hinted at.
      km: asksFor('distance', settings.search_fields) ? km : null,
      interests: [
        ...(visible.includes('interests') ? row.interests : []),
        ...(visible.includes('intimate_interests') ? (row.intimate_interests ?? []) : []),
      ],
      lookingFor: visible.includes('looking_for') ? (row.looking_for ?? []) : [],
      presence: steps.findIndex(({ from }) => from === null || row.last_seen_at >= from),
      wantsToMeet: wantsToMeet(wishes && { ...wishes, ...(place === null && { distance: null }) }, own, km),
    };
  });
}
