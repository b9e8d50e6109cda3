import type { PageInput } from '@vela/contract/page';
import { isLinkToken } from '@vela/domain/pages';
import { mailChangePage } from '../accounts/confirm-mail-change';
import type { AppContext } from '../core/context';
import type { Visit } from '../http/visit';
import { activationPage } from '../signup/confirm-address';

const ASKED_ON = { 'activate-done': activationPage, 'mail-change-do': mailChangePage } as const;

/** The pages of links that may be followed with a password. */
export type AskingPage = keyof typeof ASKED_ON;

/** What stands before a mailed link; unless it is nothing, its page doesn't follow it unasked. */
export async function askedByLink(
  context: AppContext,
  visit: Visit,
  { page, token }: { page: AskingPage; token: string },
): Promise<Pick<PageInput, 'isOfAnother' | 'asksPassword'>> {
  if (!isLinkToken(token)) return {};
  const { site, now } = visit;
  const [session, client] = [await visit.session(), await visit.client()];
  return ASKED_ON[page](context, { site, session, client, now, token });
}
