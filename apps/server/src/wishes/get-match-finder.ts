import { isIntimateInterest } from '@vela/atlas/interests';
import { wishesOf } from '@vela/contract/entities/wishes';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation, shownAge, visibleFields } from '@vela/domain/members';
import type { Place } from '@vela/domain/places';
import { calendarDateIn } from '@vela/domain/time';
import {
  askedWishes,
  compareFits,
  compareNearness,
  FEW_FITS,
  FITS_SHOWN,
  namedInterests,
  NEARLY_SHOWN,
  openWishes,
  RELAXABLE_WISHES,
  relaxWish,
  wishedSearch,
  type Fit,
  type FitOrder,
  type OwnFacts,
  type Wish,
  type Wishes,
} from '@vela/domain/wishes';
import type { AppContext } from '../core/context';
import type { Handler } from '../core/handler';
import { viewerOf, type Viewer } from '../core/viewer';
import type { Db } from '../db/database';
import { presentProfiles } from '../profile/present-profiles';
import { presentWishes, storedWishes, type StoredWishes } from '../profile/stored-wishes';
import { countSearch } from '../search/count-search';
import { findFits, type FoundFit, type WishedSearch } from './find-fits';

type Result = ResultOf<'getMatchFinder'>;

/** Out of so many of those who fit the best are chosen. */
const CANDIDATES = 200;

/** As many for each wish that isn't met. */
const NEAR_CANDIDATES = 24;

const NOBODY = { asked: [], results: [], one_way: false, nearly: [], costs: [] } satisfies Omit<
  Result,
  'wishes'
>;

export const getMatchFinder: Handler<'getMatchFinder'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const own = await findOwn(context.db, viewer);
  if (own.wishes === null) return { result: { wishes: null, ...NOBODY } };
  await countSearch(call);
  const wishes = effectiveWishes(presentWishes(own.wishes, own.looking_for), {
    viewer,
    own,
    isConfirmed: !awaitsConfirmation(session.status),
  });
  const search = { viewer, wishes, own };
  const order = orderBy(query.order ?? 'fit');
  const first = await findFits(context.db, { ...search, limit: CANDIDATES });
  const beyond = await findBeyond(context.db, { ...search, known: first.fits.map(({ id }) => id) });
  const isOneWay = first.fits.length === 0 && beyond.fits.length > 0;
  const all = isOneWay ? beyond.fits : first.fits;
  const fits = all.toSorted(order).slice(0, FITS_SHOWN);
  const near = await findNear(context.db, { ...search, known: all.map(({ id }) => id) });
  const nearly = near.fits.toSorted(order).slice(0, NEARLY_SHOWN);
  const present = await presenting(context, { viewer, ids: [...fits, ...nearly].map(({ id }) => id) });
  return {
    result: {
      wishes: presentWishes(own.wishes, own.looking_for),
      asked: askedWishes(wishes),
      results: present(fits),
      one_way: isOneWay,
      nearly: present(nearly),
      costs: [
        ...near.costs,
        ...(beyond.count > 0 && !isOneWay ? [{ wish: 'both_ways' as const, num_results: beyond.count }] : []),
      ].toSorted((one, other) => other.num_results - one.num_results),
    },
  };
};

interface Own extends OwnFacts {
  place: Place | null;
  interests: readonly string[];
  looking_for: Parameters<typeof presentWishes>[1];
  wishes: StoredWishes | null;
}

async function findOwn(db: Db, { memberId, site, now }: Viewer & { memberId: string }): Promise<Own> {
  const row = await db
    .selectFrom('profiles')
    .select(['gender', 'date_of_birth', 'age_counts_from', 'country', 'region', 'lat', 'lon'])
    .select(['interests', 'intimate_interests', 'looking_for'])
    .select(storedWishes.as('wishes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { time_zone: timeZone, min_age: siteMinAge } = site.settings;
  const age = shownAge(
    { dateOfBirth: row.date_of_birth, ageCountsFrom: row.age_counts_from },
    { today: calendarDateIn(timeZone, now), siteMinAge },
  );
  const { lat, lon, intimate_interests: intimate, ...facts } = row;
  const interests = [...row.interests, ...(intimate ?? [])];
  return { ...facts, interests, age, place: lat === null || lon === null ? null : { lat, lon } };
}

interface Effective {
  viewer: Viewer;
  own: Own;
  isConfirmed: boolean;
}

/**
 * The wishes that count here: none for what the site keeps to itself, and no distance from nowhere. Both ways can't be asked for
 * before the address is confirmed: accounts that cost nothing would ask for each gender and age whether a member wishes for it.
 */
function effectiveWishes(
  wishes: ReturnType<typeof presentWishes>,
  { viewer, own, isConfirmed }: Effective,
): Wishes {
  const { settings } = viewer.site;
  const visible = visibleFields(settings);
  const open = openWishes(wishesOf(wishes), settings.search_fields);
  return {
    ...open,
    ...(own.place === null && { distance: null }),
    ...(!isConfirmed && { bothWays: false }),
    interests: open.interests.filter((interest) =>
      visible.includes(isIntimateInterest(interest) ? 'intimate_interests' : 'interests'),
    ),
    ...(!visible.includes('looking_for') && { lookingFor: [] }),
  };
}

function orderBy(order: FitOrder): (one: Fit, other: Fit) => number {
  return order === 'fit'
    ? compareFits
    : (one, other) => compareNearness(one, other) || compareFits(one, other);
}

interface NearSearch extends Omit<WishedSearch, 'limit' | 'except'> {
  known: readonly string[];
}

/** Those who fit but wouldn't have the viewer shown, where few others fit. */
async function findBeyond(
  db: Db,
  { known, wishes, ...search }: NearSearch,
): Promise<{ fits: FoundFit[]; count: number }> {
  if (!wishes.bothWays || known.length >= FEW_FITS) return { fits: [], count: 0 };
  return findFits(db, {
    ...search,
    wishes: { ...wishes, bothWays: false },
    except: known,
    limit: CANDIDATES,
  });
}

/** Those whose one wish isn't met, and how many they are for each wish; none where the best of many are shown. */
async function findNear(
  db: Db,
  { known, wishes, ...search }: NearSearch,
): Promise<{ fits: FoundFit[]; costs: { wish: (typeof RELAXABLE_WISHES)[number]; num_results: number }[] }> {
  if (known.length >= FITS_SHOWN) return { fits: [], costs: [] };
  const asked = askedWishes(wishes);
  const near = [];
  // Past a whole country nobody is near.
  const isNear = (wish: Wish): boolean => wish !== 'region' || wishes.region !== null;
  for (const wish of RELAXABLE_WISHES.filter((each) => asked.includes(each) && isNear(each))) {
    const { fits, count } = await findFits(db, {
      ...search,
      wishes,
      wished: wishedSearch(relaxWish(wishes, wish)),
      except: known,
      limit: NEAR_CANDIDATES,
    });
    near.push({ wish, count, fits: fits.filter(({ unmet }) => unmet.length === 1) });
  }
  return {
    fits: near.flatMap(({ fits }) => fits),
    costs: near.flatMap(({ wish, count }) => (count === 0 ? [] : [{ wish, num_results: count }])),
  };
}

async function presenting(
  context: AppContext,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<(fits: readonly FoundFit[]) => Result['results']> {
  const profiles = await presentProfiles(context, { viewer, ids, invisible: 'hidden' });
  return (fits) =>
    fits.flatMap(({ id, ...fit }) => {
      const { unmet, bothWays, sharedLookingFor, km } = fit;
      const profile = profiles.get(id);
      if (!profile) return [];
      const reasons = {
        both_ways: bothWays === true,
        interests: namedInterests(fit),
        looking_for: sharedLookingFor,
        distance: km,
      };
      return [{ profile, unmet: unmet[0] ?? null, reasons }];
    });
}
