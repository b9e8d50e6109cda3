import type { Handler } from '../http/handler';

/** Ends the session there is; without one there is nothing to do. */
export const logOut: Handler<'logOut'> = async () => ({ result: {}, session: 'end' });
