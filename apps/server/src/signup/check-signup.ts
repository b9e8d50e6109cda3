import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import { NAME_ADDITIONS } from '@vela/atlas/names';
import { ADDRESS_CHECKS, NAME_CHECKS_OF_NEUTRAL } from '@vela/domain/limits';
import {
  ageRuleOf,
  canonicalEmail,
  checkDateOfBirth,
  checkEmail,
  checkName,
  freeNames,
  nameKey,
  namesLike,
  suggestEmail,
  type AgeRule,
} from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import { consumeLimit } from '../core/consume-limit';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { ResultOf } from '@vela/contract/registry';
import type { Client, Handler } from '../core/handler';
import type { Site } from '../core/site';
import { checkAge } from './check-age';
import { findAddressError } from './create-member';
import { findReserved } from './find-reserved';
import { findTakenNames } from './find-taken-names';

/**
 * Checks what is being typed, and the date of birth. Of an address it checks only the form, but at the end of the first step
 * on a site that says who has an account.
 */
export const checkSignup: Handler<'checkSignup'> = async ({ context, site, query, client, now }) => {
  const { email, name, date_of_birth: dateOfBirth, step } = query;
  if (dateOfBirth !== undefined) checkAge(dateOfBirth, { site, now, wasTooYoung: client.wasTooYoung });
  if (step === 'account' && email !== undefined) await checkOwner(context, { site, client, email, now });
  return {
    result: {
      ...(email !== undefined && { email: emailResult(email) }),
      ...(name !== undefined && { name: await nameResult(context, { site, client, name, email }) }),
      ...(dateOfBirth !== undefined && {
        date_of_birth: dateResult(dateOfBirth, ageRuleOf(site.settings, now)),
      }),
    },
  };
};

interface EndOfStep {
  site: Site;
  client: Client;
  email: string;
  now: Date;
}

/**
 * Addresses can't be tried faster here than by signing up with them. Where a network has asked often enough, nothing is said:
 * its visitors go on, and the last step says it.
 */
async function checkOwner(
  context: Pick<AppContext, 'db' | 'jobs' | 'limits' | 'fingerprint'>,
  { site, client, email, now }: EndOfStep,
): Promise<void> {
  const canonical = canonicalEmail(email);
  if (canonical === null || accountDisclosure(site.settings) === 'neutral') return;
  const part = { name: 'address', times: ADDRESS_CHECKS };
  const asking = { site, address: client.address, session: null, part };
  if (await isLimited(() => consumeLimit(context, 'check', asking))) return;
  const error = await findAddressError(context, { siteId: site.id, email: canonical, now });
  // By the last step it is free.
  if (error !== null && error !== 'busy') throw new Failure(error);
}

async function isLimited(consume: () => Promise<void>): Promise<boolean> {
  try {
    await consume();
    return false;
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return true;
    throw error;
  }
}

type Result = ResultOf<'checkSignup'>;

function emailResult(email: string): Result['email'] {
  const suggestion = suggestEmail(email, MAIL_DOMAINS);
  return { valid: checkEmail(email) === null, ...(suggestion !== null && { suggestion }) };
}

function dateResult(dateOfBirth: string, rule: AgeRule): Result['date_of_birth'] {
  const problem = checkDateOfBirth(dateOfBirth, rule);
  return problem ? { valid: false, code: problem.code } : { valid: true };
}

interface TypedName {
  site: Site;
  client: Client;
  name: string;
  email: string | undefined;
}

async function nameResult(
  context: Pick<AppContext, 'db' | 'limits' | 'fingerprint'>,
  { site, client, name, email = '' }: TypedName,
): Promise<Result['name']> {
  const problem = checkName(name, email);
  if (problem) return { valid: false, available: false, code: problem.code };
  // Names are unique, so this can't be hidden; it counts before any is looked up.
  if (accountDisclosure(site.settings) === 'neutral') {
    const part = { name: 'name', times: NAME_CHECKS_OF_NEUTRAL };
    await consumeLimit(context, 'check', { site, address: client.address, session: null, part });
  }
  const reserved = findReserved(name, site);
  const suggestions = () => suggestNames(context, { site, name, email });
  if (reserved)
    return { valid: false, available: false, code: reserved.code, suggestions: await suggestions() };
  const taken = await findTakenNames(context, { siteId: site.id, names: [nameKey(name)] });
  if (taken.size === 0) return { valid: true, available: true };
  return { valid: true, available: false, code: 'name_taken', suggestions: await suggestions() };
}

/** Names like it that can be had, of which all are looked up at once. */
async function suggestNames(
  context: Pick<AppContext, 'db'>,
  { site, name, email }: { site: Site; name: string; email: string },
): Promise<string[]> {
  const isReserved = (one: string) => findReserved(one, site) !== null;
  const names = namesLike(name, { email, additions: NAME_ADDITIONS, isReserved });
  const taken = await findTakenNames(context, { siteId: site.id, names: names.map(nameKey) });
  return freeNames(names, { taken, isReserved });
}
