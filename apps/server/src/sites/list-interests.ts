import { INTERESTS } from '@vela/atlas/interests';
import type { Handler } from '../http/handler';

export const listInterests: Handler<'listInterests'> = async () => ({
  result: { interests: [...INTERESTS] },
});
