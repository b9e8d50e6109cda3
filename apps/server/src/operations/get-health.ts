import type { Handler } from '../http/handler';

export const getHealth: Handler<'getHealth'> = async () => ({ result: { status: 'ok' } });
