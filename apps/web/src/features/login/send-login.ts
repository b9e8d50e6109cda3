import { logIn } from '@vela/api-client/endpoints/log-in';
import { ask } from '../../shell/forms/ask';

export const sendLogin = (input: { email: string; password: string }) => ask((api) => logIn(api, input));
