import { CONFIRMATION } from '@vela/domain/members';
import { nameKey } from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import { rememberWithSession } from '../accounts/devices';
import { Failure } from '../core/failure';
import type { Answer, Call } from '../core/handler';
import { getUserOf } from '../profile/get-user-of';
import type { Site } from '../core/site';
import { canonicalOf } from './create-member';
import { completeSignup, deviceTokenOfDraft } from './sign-up';
import { answerUnseen, keepsName } from './sign-up-unseen';
import { signupMark } from './signup-mark';
import type { StoredDraft } from './signup-draft';

/**
 * Makes the member of a draft, once, however often its last step is sent: without script a press may come twice, and
 * the browser shows only the second answer. That one is answered like the first. On a site that doesn't say who has an account
 * a draft whose sign-up is done isn't tried again: what became of the account since then would show.
 */
export async function completeOnce(
  call: Omit<Call<'signUp'>, 'body'>,
  stored: StoredDraft,
): Promise<Answer<'signUp'>> {
  const isNeutral = accountDisclosure(call.site.settings) === 'neutral';
  const deviceToken = deviceTokenOfDraft(call.context, stored.token);
  // Without a look at the account: the time that takes would show whether there is one.
  if (isNeutral && stored.isEnded) return answerUnseen(deviceToken);
  try {
    return await completeSignup(call, stored);
  } catch (error) {
    if (!isOfSecondPress(error)) throw error;
    const { context, site, client, now } = call;
    const [made, keepsItsName] = await Promise.all([findMadeOf(call, stored), isKept(call, stored)]);
    if (isNeutral) {
      if (made === null && !keepsItsName) throw error;
      return answerUnseen(deviceToken);
    }
    if (made === null) throw error;
    // A password that was set meanwhile ends what began with the one before.
    const { memberId, passwordHash } = made;
    const { alongside, cookies } = await rememberWithSession(context, { memberId, client, now });
    const user = await getUserOf(context, { memberId, site, now });
    const session = { start: memberId, passwordHash, alongside, errorCode: 'forbidden' } as const;
    return { result: { user }, session, cookies };
  }
}

/** The first press has taken the address, or the name alone where taken addresses aren't shown. */
function isOfSecondPress(error: unknown): boolean {
  if (!(error instanceof Failure)) return false;
  return (
    error.code === 'account_exists' ||
    error.details.fields?.some(({ code }) => code === 'name_taken') === true
  );
}

/** The member who was made of this very draft: the hash has a salt of its own, and the draft may have changed since. */
async function findMadeOf(
  { context: { db }, site }: { context: Call['context']; site: Site },
  { draft: { email = '', name = '' }, passwordHash }: StoredDraft,
): Promise<{ memberId: string; passwordHash: string } | null> {
  if (passwordHash === null) return null;
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email_canonical', '=', canonicalOf(email))
    .where('name_key', '=', nameKey(name))
    .where('password_hash', '=', passwordHash)
    .where('status', '=', CONFIRMATION.from)
    .executeTakeFirst();
  return row ? { memberId: row.id, passwordHash } : null;
}

/** Whether a sign-up of this very draft reserves its name, since its address was taken. */
async function isKept(
  call: Pick<Call<'signUp'>, 'context'>,
  { draft: { email = '', name = '' }, passwordHash }: StoredDraft,
): Promise<boolean> {
  if (passwordHash === null) return false;
  const keys = { email: canonicalOf(email), name: nameKey(name) };
  return keepsName(call, signupMark({ passwordHash, keys }));
}
