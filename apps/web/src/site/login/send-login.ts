import { logIn } from '@vela/contract/endpoints/log-in';
import type { BodyInputOf } from '@vela/contract/registry';
import { ask } from '../../kit/forms/send/ask';

export const sendLogin = (input: BodyInputOf<'logIn'>) => ask((api) => api.call(logIn, input));
