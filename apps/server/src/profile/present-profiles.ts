import type { Image } from '@vela/contract/entities/image';
import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import { isMatch } from '@vela/domain/likes';
import { shownAge, shownPhotos, shownRegion, visibleFields } from '@vela/domain/members';
import { presenceAt } from '@vela/domain/presence';
import { calendarDateIn, type CalendarDate } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { listPhotosOf, type PhotosOf } from '../photos/list-photos-of';
import { presentImages } from '../photos/present-images';
import { findProfileRows, type AskedProfiles, type SeenRow } from './find-profile-rows';
import { factsOf, shownOn } from './shown-facts';
import type { Viewer } from '../core/viewer';

type Context = Pick<AppContext, 'db' | 'sign'>;

interface Look {
  viewer: Viewer;
  today: CalendarDate;
}

/**
 * Members as the viewer, a member, may see them, by id. Members that the viewer may not see are left out, so that no list
 * shows or counts them by mistake. A `card` holds the main photo and the town, and no text, note, interest or other fact: lists are
 * long, and the profiles that a member may open in a day are counted. `whole` is for a single member's page.
 */
export async function presentProfiles(
  context: Context,
  { extent = 'card', ...asked }: AskedProfiles & { extent?: 'card' | 'whole' },
): Promise<Map<string, Profile>> {
  const rows = await findProfileRows(context.db, asked);
  const { viewer } = asked;
  const memberIds = extent === 'whole' ? rows.map(({ id }) => id) : [];
  const photosOf = await listPhotosOf(context.db, { memberIds, viewerId: viewer.memberId });
  const look = { viewer, today: todayOf(viewer) };
  return new Map(
    rows.map((row) => {
      const shown = extent === 'whole' ? photosOf.get(row.id) : mainPhotoOf(row);
      const images = presentImages(context, { viewer, ownerId: row.id, ...shown });
      const facts = factsOf(row, shownOn(viewer.site));
      const shownFacts = extent === 'whole' ? facts : onCard(facts);
      return [row.id, { ...presentCard(row, { ...look, images }), ...shownFacts }];
    }),
  );
}

/** Presents a profile to a visitor, who learns no more than what is on a card. */
export async function presentProfileCards(
  context: Context,
  asked: AskedProfiles,
): Promise<Map<string, ProfileCard>> {
  const rows = await findProfileRows(context.db, asked);
  const { viewer } = asked;
  const look = { viewer, today: todayOf(viewer) };
  return new Map(
    rows.map((row) => {
      const images = presentImages(context, { viewer, ownerId: row.id, ...mainPhotoOf(row) });
      return [row.id, presentProfileCard(row, { ...look, images })];
    }),
  );
}

function todayOf({ site, now }: Viewer): CalendarDate {
  return calendarDateIn(site.settings.time_zone, now);
}

function mainPhotoOf({ main_photo: photo }: SeenRow): PhotosOf {
  const main = { status: 'active', private: false, main: true } as const;
  return { photos: photo ? [{ ...photo, ...main }] : [], access: false };
}

function presentProfileCard(
  row: SeenRow,
  { viewer, today, images }: Look & { images: Image[] },
): ProfileCard {
  const { settings } = viewer.site;
  const region = shownRegion(row.region, visibleFields(settings));
  return {
    id: row.id,
    name: row.name,
    age: shownAge(
      { dateOfBirth: row.date_of_birth, ageCountsFrom: row.age_counts_from },
      { today, siteMinAge: settings.min_age },
    ),
    country: row.country,
    ...(region !== null && { region }),
    main_image: images.find(({ main }) => main) ?? null,
    fictional: row.fictional,
    premium: row.paid_user,
    photo_border: row.paid_user && row.photo_border,
  };
}

function onCard({ city }: Pick<Profile, 'city'>): Pick<Profile, 'city' | 'interests' | 'notes'> {
  return { ...(city !== undefined && { city }), interests: [], notes: [] };
}

function presentCard(
  row: SeenRow,
  { viewer, today, images }: Look & { images: Image[] },
): Omit<Profile, 'interests' | 'notes'> {
  const { settings } = viewer.site;
  const visible = visibleFields(settings);
  const zone = { now: viewer.now, timeZone: settings.time_zone };
  return {
    ...presentProfileCard(row, { viewer, today, images }),
    gender: row.gender,
    // Only active members are visible.
    status: 'active',
    online: presenceAt({ ...row, lastSeen: row.last_seen_at }, zone),
    photos: shownPhotos(images, visible),
    like: row.like,
    liked_by: row.liked_by,
    match: isMatch({ like: row.like, likedBy: row.liked_by }),
    // Who is blocked, by either, is not shown in the first place.
    blocked: false,
    ...(row.conversation_id !== null && { conversation_id: row.conversation_id }),
    wrote_to: row.wrote_to,
    photo_access: row.photo_access,
  };
}
