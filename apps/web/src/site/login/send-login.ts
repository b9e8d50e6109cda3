import { logIn } from '@vela/contract/endpoints/log-in';
import { ask } from '../../kit/forms/send/ask';

export const sendLogin = (input: { email: string; password: string }) => ask((api) => api.call(logIn, input));
