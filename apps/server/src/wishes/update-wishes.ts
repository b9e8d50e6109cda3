import { isIntimateInterest } from '@vela/atlas/interests';
import { REGIONS } from '@vela/atlas/regions';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { BodyOf } from '@vela/contract/registry';
import { COUNTRIES } from '@vela/domain/locale';
import { visibleFields } from '@vela/domain/members';
import { needsConsent } from '@vela/domain/profile';
import { checkPlace } from '@vela/domain/regions';
import { hasAgesInOrder, searchAges } from '@vela/domain/search';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import type { Tx } from '../db/database';
import type { Site } from '../core/site';
import { transact } from '../db/transact';
import { hasSpecialConsent } from '../members/has-special-consent';
import { lockActing } from '../members/lock-acting';
import { presentWishes, storedWishes } from '../profile/stored-wishes';
import { findOwnPlace } from '../search/find-own-place';

type Change = BodyOf<'updateWishes'>['wishes'];

const NONE: Wishes = {
  gender: null,
  min_age: null,
  max_age: null,
  distance: null,
  country: null,
  region: null,
  interests: [],
  looking_for: [],
  both_ways: true,
};

/** The member is held, so that a consent that is withdrawn at the same moment comes before or after. */
export const updateWishes: Handler<'updateWishes'> = async ({ context, body, session, site, now }) => {
  const { memberId } = session;
  const wishes = await transact(context.db, async (tx) => {
    await lockActing(tx, session);
    const next = nextWishes(await findWishes(tx, memberId), body.wishes);
    await requireValid(tx, { memberId, site, wishes: next, change: body.wishes });
    const { looking_for: lookingFor, ...stored } = next;
    await tx
      .insertInto('wishes')
      .values({ member_id: memberId, ...stored, changed_at: now })
      .onConflict((found) => found.column('member_id').doUpdateSet({ ...stored, changed_at: now }))
      .execute();
    if (body.wishes.looking_for) {
      await tx
        .updateTable('profiles')
        .set({ looking_for: lookingFor.length === 0 ? null : lookingFor })
        .where('member_id', '=', memberId)
        .execute();
    }
    return next;
  });
  return { result: { wishes } };
};

async function findWishes(tx: Tx, memberId: string): Promise<Wishes> {
  const { wishes, looking_for: lookingFor } = await tx
    .selectFrom('profiles')
    .select('looking_for')
    .select(storedWishes.as('wishes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return wishes ? presentWishes(wishes, lookingFor) : { ...NONE, looking_for: [...(lookingFor ?? [])] };
}

/** A country takes the region of another along, and the ends of the scale of ages are no wish. */
function nextWishes(before: Wishes, change: Change): Wishes {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: Wishes = {
    ...before,
    ...(change.country !== undefined && change.country !== before.country && { region: null }),
    ...given,
  };
  if (!hasAgesInOrder({ minAge: next.min_age ?? undefined, maxAge: next.max_age ?? undefined }))
    throw new Failure('invalid_input', { fields: [{ path: 'wishes.max_age', code: 'invalid' }] });
  const { minAge = null, maxAge = null } = searchAges(next.min_age, next.max_age);
  return { ...next, min_age: minAge, max_age: maxAge };
}

async function requireValid(
  tx: Tx,
  { memberId, site, wishes, change }: { memberId: string; site: Site; wishes: Wishes; change: Change },
): Promise<void> {
  const fields = checkPlace(
    { country: wishes.country ?? undefined, region: wishes.region },
    { countries: COUNTRIES, regions: REGIONS },
  ).map((field) => ({ ...field, path: `wishes.${field.path}` }));
  // One that was wished for while there was a place stays, and counts again once there is one.
  if (typeof change.distance === 'number' && (await findOwnPlace(tx, memberId)) === null)
    fields.push({ path: 'wishes.distance', code: 'invalid' });
  if (
    change.interests?.some(isIntimateInterest) &&
    !visibleFields(site.settings).includes('intimate_interests')
  )
    fields.push({ path: 'wishes.interests', code: 'unknown_option' });
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  const asked = {
    wished_gender: wishes.gender,
    intimate_interests: wishes.interests.filter(isIntimateInterest),
  };
  if (needsConsent(asked) && !(await hasSpecialConsent(tx, memberId))) throw new Failure('consent_required');
}
