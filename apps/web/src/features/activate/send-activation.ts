import { activate } from '@vela/api-client/endpoints/activate';
import { ask } from '../../shell/forms/ask';

export const sendActivation = (token: string) => ask((api) => activate(api, { token }));
