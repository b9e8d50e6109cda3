import { requestPasswordReset } from '@vela/contract/endpoints/request-password-reset';
import { resetPassword as reset } from '@vela/contract/endpoints/reset-password';
import type { BodyInputOf } from '@vela/contract/registry';
import { ask } from '../../kit/forms/send/ask';

export const requestReset = (input: BodyInputOf<'requestPasswordReset'>) =>
  ask((api) => api.call(requestPasswordReset, input));

export const resetPassword = (input: BodyInputOf<'resetPassword'>) => ask((api) => api.call(reset, input));
