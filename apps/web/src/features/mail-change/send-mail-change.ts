import { confirmMailChange } from '@vela/api-client/endpoints/confirm-mail-change';
import { ask } from '../../shell/forms/ask';

export const confirmChange = (token: string) => ask((api) => confirmMailChange(api, { token }));
