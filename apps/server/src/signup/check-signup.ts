import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import { checkEmail, checkName, nameKey, suggestEmail } from '@vela/domain/signup';
import type { AppContext } from '../context';
import type { ResultOf } from '@vela/contract/registry';
import type { Handler } from '../http/handler';
import type { Site } from '../sites/sites';
import { findReserved } from './find-reserved';
import { isNameTaken } from './is-name-taken';

/** Checks what is being typed. Of an address it tells the form only: whether it has an account is nobody's to ask. */
export const checkSignup: Handler<'checkSignup'> = async ({ context, site, query }) => {
  const { email, name } = query;
  return {
    result: {
      ...(email !== undefined && { email: emailResult(email) }),
      ...(name !== undefined && { name: await nameResult(context, { site, name, email }) }),
    },
  };
};

type Result = ResultOf<'checkSignup'>;

function emailResult(email: string): Result['email'] {
  const suggestion = suggestEmail(email, MAIL_DOMAINS);
  return { valid: checkEmail(email) === null, ...(suggestion !== null && { suggestion }) };
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
