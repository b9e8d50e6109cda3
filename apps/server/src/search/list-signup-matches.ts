import type { Gender } from '@vela/domain/profile';
import { shownAge, visibleFields } from '@vela/domain/members';
import {
  chooseSignupMatches,
  asksFor,
  SIGNUP_CANDIDATES,
  SIGNUP_MATCHES,
  signupMatchSearches,
  type SignupMatchGender,
  type SignupScope,
} from '@vela/domain/search';
import { calendarDateIn } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Handler } from '../core/handler';
import { viewerOf, type Viewer } from '../core/viewer';
import type { Db } from '../db/database';
import { presentProfiles } from '../profile/present-profiles';
import { countSearch } from './count-search';
import { findMembers } from './find-members';
import { findOwnPlace } from './find-own-place';

type Own = Viewer & { memberId: string };

/** Who likes more than that is no new member: some of them may be shown again. */
const KNOWN = 500;

/** Members who may suit a new one, for the page between the sign-up and the confirmation. */
export const listSignupMatches: Handler<'listSignupMatches'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  await countSearch(call);
  const known = await findKnown(context.db, viewer);
  const own = await findOwn(context.db, viewer);
  const first = own.signupMemberId === null || known.has(own.signupMemberId) ? [] : [own.signupMemberId];
  const { groups, scope } = await findCandidates(context.db, {
    viewer,
    own,
    gender: query.gender,
    except: [...known, ...first],
  });
  const ids = groups.flat();
  const interestsOf = await findInterests(context.db, { viewer, ids: [...first, ...ids] });
  const liked = await findLiked(context.db, viewer);
  const profiles = await presentProfiles(context, { viewer, ids: [...first, ...ids, ...liked] });
  const { gender } = query;
  // The one who was signed up for is left out by a choice on the page alone, never by the wishes.
  const isWanted = (id: string) =>
    gender === undefined || gender === 'all' || profiles.get(id)?.gender === gender;
  // Who lives nearer stands before who shares more.
  const chosen = [first.filter(isWanted), ...groups]
    .map((group) => group.filter((id) => profiles.has(id)))
    .flatMap((group) =>
      chooseSignupMatches(
        group.map((id) => ({ id, interests: interestsOf.get(id) ?? [] })),
        own.interests,
      ),
    )
    .slice(0, SIGNUP_MATCHES);
  return {
    result: {
      matches: chosen.flatMap(({ id, sharedInterest }) => {
        const profile = profiles.get(id);
        return profile ? [{ profile, shared_interest: sharedInterest }] : [];
      }),
      scope,
      liked: liked.flatMap((id) => profiles.get(id) ?? []),
    },
  };
};

/** Those that the member likes or has a conversation with. */
async function findKnown(db: Db, { memberId }: Own): Promise<Set<string>> {
  const rows = await db
    .selectFrom('likes')
    .select('liked_id as id')
    .where('member_id', '=', memberId)
    .union(db.selectFrom('conversation_members').select('other_id as id').where('member_id', '=', memberId))
    .limit(KNOWN)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findOwn(db: Db, { memberId, site, now }: Own) {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('signups', 'signups.member_id', 'profiles.member_id')
    .leftJoin('wishes', 'wishes.member_id', 'profiles.member_id')
    .select(['date_of_birth', 'age_counts_from', 'signup_member_id'])
    .select(['profiles.country', 'profiles.region', 'profiles.interests'])
    .select(['wishes.gender as wishedGender', 'wishes.min_age', 'wishes.max_age'])
    .where('profiles.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { time_zone: timeZone, min_age: siteMinAge } = site.settings;
  const age = shownAge(
    { dateOfBirth: row.date_of_birth, ageCountsFrom: row.age_counts_from },
    { today: calendarDateIn(timeZone, now), siteMinAge },
  );
  const { country, region, interests, signup_member_id: signupMemberId } = row;
  return {
    age,
    country,
    region,
    interests,
    signupMemberId,
    wishedGender: row.wishedGender,
    wishedAges: { min: row.min_age, max: row.max_age },
  };
}

interface Wanted {
  viewer: Own;
  own: Awaited<ReturnType<typeof findOwn>>;
  gender: SignupMatchGender | undefined;
  except: readonly string[];
}

/** From near to far, until there are as many as are shown; a group for each search. */
async function findCandidates(
  db: Db,
  { viewer, own, gender, except }: Wanted,
): Promise<{ groups: string[][]; scope: SignupScope }> {
  const place = await findOwnPlace(db, viewer.memberId);
  const groups: string[][] = [];
  let widest: SignupScope = 'country';
  const { search_fields: fields } = viewer.site.settings;
  const asked = {
    gender: askedGender(gender, asksFor('gender', fields) ? own.wishedGender : null),
    ages: asksFor('age', fields) ? own.wishedAges : undefined,
    fields,
  };
  for (const { scope, filters } of signupMatchSearches({ ...own, hasPlace: place !== null }, asked)) {
    const known = groups.flat();
    if (known.length >= SIGNUP_MATCHES) break;
    const search = { viewer, filters, place, except: [...except, ...known] };
    const { ids } = await findMembers(db, search, { limit: SIGNUP_CANDIDATES - known.length });
    groups.push(ids);
    widest = scope;
  }
  return { groups, scope: widest };
}

/** That of the page's address, else the wished one. */
function askedGender(chosen: SignupMatchGender | undefined, wished: Gender | null): Gender | undefined {
  if (chosen === 'all') return undefined;
  return chosen ?? wished ?? undefined;
}

/** What a site doesn't show of its members isn't hinted at. */
async function findInterests(
  db: Db,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<Map<string, readonly string[]>> {
  if (ids.length === 0 || !visibleFields(viewer.site.settings).includes('interests')) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'interests'])
    .where('member_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ member_id: id, interests }) => [id, interests]));
}

/** Those that the member likes and hasn't written to, the newest first. */
async function findLiked(db: Db, { memberId }: Own): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('liked_id')
    .where('member_id', '=', memberId)
    .where(
      sql<boolean>`not exists (
        select from conversation_members own
        where own.member_id = ${memberId} and own.other_id = likes.liked_id and own.num_sent > 0
      )`,
    )
    .orderBy('liked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SIGNUP_MATCHES)
    .execute();
  return rows.map(({ liked_id: id }) => id);
}
