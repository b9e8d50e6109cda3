import { changePassword } from '@vela/api-client/endpoints/change-password';
import { requestMailChange } from '@vela/api-client/endpoints/request-mail-change';
import { updateUser } from '@vela/api-client/endpoints/update-user';
import type { BodyInputOf } from '@vela/contract/registry';
import { ask } from '../../shell/forms/ask';

export const changeLanguage = (language: string) => ask((api) => updateUser(api, { language }));

export const setPassword = (input: BodyInputOf<'changePassword'>) => ask((api) => changePassword(api, input));

export const changeAddress = (input: BodyInputOf<'requestMailChange'>) =>
  ask((api) => requestMailChange(api, input));
