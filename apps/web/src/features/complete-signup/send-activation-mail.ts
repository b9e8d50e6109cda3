import { getUser } from '@vela/api-client/endpoints/get-user';
import { requestMailChange } from '@vela/api-client/endpoints/request-mail-change';
import { sendActivationMail } from '@vela/api-client/endpoints/send-activation-mail';
import type { User } from '@vela/contract/entities/user';
import type { BodyInputOf } from '@vela/contract/registry';
import { ask } from '../../shell/forms/ask';

export const resendActivationMail = () => ask((api) => sendActivationMail(api));

export const changeAddress = (input: BodyInputOf<'requestMailChange'>) =>
  ask((api) => requestMailChange(api, input));

/** The member as the server knows it now; `undefined` when it can't say. */
export async function findUser(): Promise<User | null | undefined> {
  const answer = await ask((api) => getUser(api));
  return answer.ok ? answer.result.user : undefined;
}
