import type { Gender } from '@vela/domain/profile';
import { shownAge, visibleFields } from '@vela/domain/members';
import {
  chooseSignupMatches,
  SIGNUP_CANDIDATES,
  SIGNUP_MATCHES,
  signupMatchSearches,
  type SignupCandidate,
  type SignupScope,
} from '@vela/domain/search';
import { calendarDateIn } from '@vela/domain/time';
import type { Handler } from '../core/handler';
import { viewerOf, type Viewer } from '../core/viewer';
import type { Db } from '../db/database';
import { findLikes } from '../likes/find-likes';
import { presentProfiles } from '../profile/present-profiles';
import { countSearch } from './count-search';
import { findMembers } from './find-members';
import { findOwnPlace } from './find-own-place';

type Own = Viewer & { memberId: string };

/** Members who may suit a new one, for the page between the sign-up and the confirmation. */
export const listSignupMatches: Handler<'listSignupMatches'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  await countSearch(call);
  const known = await findKnown(context.db, viewer);
  const own = await findOwn(context.db, viewer);
  const first = own.signupMemberId === null || known.has(own.signupMemberId) ? [] : [own.signupMemberId];
  const { ids, scope } = await findCandidates(context.db, {
    viewer,
    own,
    gender: query.gender,
    except: [...known, ...first],
  });
  const candidates = await withInterests(context.db, { viewer, ids: [...first, ...ids] });
  const liked = await findLiked(context.db, viewer);
  const profiles = await presentProfiles(context, { viewer, ids: [...first, ...ids, ...liked] });
  const seen = candidates.filter(({ id }) => profiles.has(id));
  const wanted = seen.filter(({ id }) => first.includes(id));
  const others = seen.filter(({ id }) => !first.includes(id));
  const chosen = [
    ...chooseSignupMatches(wanted, own.interests),
    ...chooseSignupMatches(others, own.interests),
  ].slice(0, SIGNUP_MATCHES);
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
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findOwn(db: Db, { memberId, site, now }: Own) {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('signups', 'signups.member_id', 'profiles.member_id')
    .select(['date_of_birth', 'age_counts_from', 'country', 'region', 'interests', 'signup_member_id'])
    .where('profiles.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { time_zone: timeZone, min_age: siteMinAge } = site.settings;
  const age = shownAge(
    { dateOfBirth: row.date_of_birth, ageCountsFrom: row.age_counts_from },
    { today: calendarDateIn(timeZone, now), siteMinAge },
  );
  const { country, region, interests, signup_member_id: signupMemberId } = row;
  return { age, country, region, interests, signupMemberId };
}

interface Wanted {
  viewer: Own;
  own: Awaited<ReturnType<typeof findOwn>>;
  gender: Gender | undefined;
  except: readonly string[];
}

/** From near to far, until there are as many as are shown. */
async function findCandidates(
  db: Db,
  { viewer, own, gender, except }: Wanted,
): Promise<{ ids: string[]; scope: SignupScope }> {
  const place = await findOwnPlace(db, viewer.memberId);
  const ids: string[] = [];
  let widest: SignupScope = 'country';
  for (const { scope, filters } of signupMatchSearches({ ...own, hasPlace: place !== null }, gender)) {
    if (ids.length >= SIGNUP_MATCHES) break;
    const search = { viewer, filters, place, except: [...except, ...ids] };
    const found = await findMembers(db, search, { limit: SIGNUP_CANDIDATES - ids.length });
    ids.push(...found.ids);
    widest = scope;
  }
  return { ids, scope: widest };
}

/** In the order of the ids. What a site doesn't show of its members isn't hinted at. */
async function withInterests(
  db: Db,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<SignupCandidate[]> {
  if (!visibleFields(viewer.site.settings).includes('interests'))
    return ids.map((id) => ({ id, interests: [] }));
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'interests'])
    .where('member_id', 'in', ids.length === 0 ? [''] : [...ids])
    .execute();
  const interestsOf = new Map(rows.map(({ member_id: id, interests }) => [id, interests]));
  return ids.map((id) => ({ id, interests: interestsOf.get(id) ?? [] }));
}

/** Those that the member likes and hasn't written to, the newest first. */
async function findLiked(db: Db, viewer: Own): Promise<string[]> {
  const likes = await findLikes(db, { viewer, before: null, limit: SIGNUP_CANDIDATES });
  const rows = await db
    .selectFrom('conversation_members')
    .select('other_id')
    .where('member_id', '=', viewer.memberId)
    .where('num_sent', '>', 0)
    .execute();
  const written = new Set(rows.map(({ other_id: id }) => id));
  return likes
    .filter(({ isSent, profileId }) => isSent && !written.has(profileId))
    .slice(0, SIGNUP_MATCHES)
    .map(({ profileId }) => profileId);
}
