import { activate } from '@vela/contract/endpoints/activate';
import type { BodyInputOf } from '@vela/contract/registry';
import { confirmationOutcome } from '@vela/domain/chat';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { ask } from '../../kit/forms/send/ask';

/** Confirms the address, and then loads the whole page again, which shows the account and the result. */
export async function sendActivation(input: BodyInputOf<'activate'>) {
  const outcome = await ask((api) => api.call(activate, input));
  if (!outcome.ok) return outcome;
  const done = confirmationOutcome(outcome.result);
  setDoneCookie('activate/done', done);
  location.replace(`/activate/done?done=${done}`);
  return outcome;
}
