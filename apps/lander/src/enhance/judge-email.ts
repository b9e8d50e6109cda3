import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import { checkEmail, suggestEmail } from '@vela/domain/signup';

/** What there is to say about an address: a message of the page, and what was probably meant. */
export type Judgement = { message: 'required' | 'invalid_email' } | { message: 'suggestion'; meant: string };

/** What is to be said of an address once it was typed; `null` when all is well. */
export function judgeEmail(email: string): Judgement | null {
  const problem = checkEmail(email);
  if (problem) return { message: problem.code === 'required' ? 'required' : 'invalid_email' };
  const meant = suggestEmail(email, MAIL_DOMAINS);
  return meant === null ? null : { message: 'suggestion', meant };
}
