import type { Handler } from '../core/handler';

export const getHealth: Handler<'getHealth'> = async () => ({ result: { status: 'ok' } });
