import { requestPasswordReset } from '@vela/api-client/endpoints/request-password-reset';
import { resetPassword as reset } from '@vela/api-client/endpoints/reset-password';
import type { BodyInputOf } from '@vela/contract/registry';
import { ask } from '../../shell/forms/ask';

export const requestReset = (input: BodyInputOf<'requestPasswordReset'>) =>
  ask((api) => requestPasswordReset(api, input));

export const resetPassword = (input: BodyInputOf<'resetPassword'>) => ask((api) => reset(api, input));
