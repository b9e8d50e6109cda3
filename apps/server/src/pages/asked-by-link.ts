import type { PageInput } from '@vela/contract/page';
import { isLinkToken } from '@vela/domain/pages';
import type { AppContext } from '../context';
import type { Visit } from '../http/visit';
import { activationPage } from '../signup/confirm-address';

/** What stands before an activation link; unless it is nothing, its page doesn't follow it unasked. */
export async function askedByLink(
  context: AppContext,
  visit: Visit,
  token: string,
): Promise<Pick<PageInput, 'isOfAnother' | 'asksPassword'>> {
  if (!isLinkToken(token)) return {};
  const { site, now } = visit;
  const [session, client] = [await visit.session(), await visit.client()];
  return activationPage(context, { site, session, client, now, token });
}
