import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import {
  ageRuleOf,
  checkDateOfBirth,
  checkEmail,
  checkName,
  nameKey,
  suggestEmail,
  type AgeRule,
} from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import type { ResultOf } from '@vela/contract/registry';
import type { Handler } from '../core/handler';
import type { Site } from '../core/site';
import { checkAge } from './check-age';
import { findReserved } from './find-reserved';
import { isNameTaken } from './is-name-taken';

/** Checks what is being typed, and the date of birth. Of an address it checks only the form: nobody may ask whether it has an account. */
export const checkSignup: Handler<'checkSignup'> = async ({ context, site, query, client, now }) => {
  const { email, name, date_of_birth: dateOfBirth } = query;
  if (dateOfBirth !== undefined) checkAge(dateOfBirth, { site, now, wasTooYoung: client.wasTooYoung });
  return {
    result: {
      ...(email !== undefined && { email: emailResult(email) }),
      ...(name !== undefined && { name: await nameResult(context, { site, name, email }) }),
      ...(dateOfBirth !== undefined && {
        date_of_birth: dateResult(dateOfBirth, ageRuleOf(site.settings, now)),
      }),
    },
  };
};

type Result = ResultOf<'checkSignup'>;

function emailResult(email: string): Result['email'] {
  const suggestion = suggestEmail(email, MAIL_DOMAINS);
  return { valid: checkEmail(email) === null, ...(suggestion !== null && { suggestion }) };
}

function dateResult(dateOfBirth: string, rule: AgeRule): Result['date_of_birth'] {
  const problem = checkDateOfBirth(dateOfBirth, rule);
  return problem ? { valid: false, code: problem.code } : { valid: true };
}

async function nameResult(
  context: Pick<AppContext, 'db'>,
  { site, name, email = '' }: { site: Site; name: string; email: string | undefined },
): Promise<Result['name']> {
  const problem = checkName(name, email) ?? findReserved(name, site);
  if (problem) return { valid: false, available: false, code: problem.code };
  const taken = await isNameTaken(context, { siteId: site.id, name: nameKey(name) });
  return taken ? { valid: true, available: false, code: 'name_taken' } : { valid: true, available: true };
}
