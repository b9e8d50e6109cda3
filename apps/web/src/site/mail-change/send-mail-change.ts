import { confirmMailChange } from '@vela/contract/endpoints/confirm-mail-change';
import type { BodyInputOf } from '@vela/contract/registry';
import { confirmationOutcome } from '@vela/domain/chat';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { ask } from '../../kit/forms/send/ask';

/**
 * Confirms the new address; if that opened the account, it then loads the whole page again, which says so.
 */
export async function confirmChange(input: BodyInputOf<'confirmMailChange'>) {
  const outcome = await ask((api) => api.call(confirmMailChange, input));
  if (!outcome.ok || outcome.result.delivered === null) return outcome;
  const done = confirmationOutcome({ delivered: outcome.result.delivered });
  setDoneCookie('mail-change/do', done);
  location.replace(`/mail-change/do?done=${done}`);
  return { ...outcome, isLeaving: true };
}
