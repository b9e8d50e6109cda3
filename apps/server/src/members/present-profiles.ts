import type { Profile } from '@vela/contract/entities/profile';
import { presenceAt } from '@vela/domain/presence';
import { ageOn, parseIsoDate } from '@vela/domain/signup';
import { calendarDateIn, type CalendarDate } from '@vela/domain/time';
import type { AppContext } from '../context';
import { findProfileRows, type SeenRow } from './find-profile-rows';
import type { Viewer } from './viewer';
import type { Invisible } from './visible-to';

interface Asked {
  viewer: Viewer;
  ids: readonly string[];
  /** What becomes of members in invisible mode; unless said otherwise they are for those who know them. */
  invisible?: Invisible;
}

/**
 * Members as the viewer, a member, may see them, by id. Whom the viewer may not see is left out, so that whoever lists
 * members can neither show nor count them by mistake.
 */
export async function presentProfiles(
  context: Pick<AppContext, 'db'>,
  { viewer, ids, invisible }: Asked,
): Promise<Map<string, Profile>> {
  const rows = await findProfileRows(context.db, { viewer, ids, ...(invisible && { invisible }) });
  const today = calendarDateIn(viewer.site.settings.time_zone, viewer.now);
  return new Map(rows.map((row) => [row.id, presentProfile(row, { viewer, today })]));
}

function presentProfile(row: SeenRow, { viewer, today }: { viewer: Viewer; today: CalendarDate }): Profile {
  const { settings } = viewer.site;
  const zone = { now: viewer.now, timeZone: settings.time_zone };
  return {
    id: row.id,
    name: row.name,
    age: ageOf(row, today),
    gender: row.gender,
    country: row.country,
    ...shownFields(row, settings.visible_profile_fields),
    status: 'active',
    fictional: row.fictional,
    premium: row.paid_user,
    online: presenceAt({ lastSeen: row.last_seen_at, invisible: row.invisible }, zone),
    main_image: null,
    photos: [],
    like: row.like,
    liked_by: row.liked_by,
    match: row.like && row.liked_by,
    blocked: false,
    ...(row.conversation_id !== null && { conversation_id: row.conversation_id }),
  };
}

/** What a member may leave empty and a site may leave out. */
function shownFields(
  row: SeenRow,
  visible: readonly string[],
): Pick<Profile, 'region' | 'city' | 'about' | 'interests'> {
  return {
    ...(row.region !== null && visible.includes('region') && { region: row.region }),
    ...(row.city !== null && visible.includes('city') && { city: row.city }),
    ...(row.about !== null && visible.includes('about') && { about: row.about }),
    interests: visible.includes('interests') ? row.interests : [],
  };
}

export function ageOf({ date_of_birth: iso }: { date_of_birth: string }, today: CalendarDate): number {
  const birth = parseIsoDate(iso);
  if (!birth) throw new Error('A stored date of birth is no date');
  return ageOn(birth, today);
}
