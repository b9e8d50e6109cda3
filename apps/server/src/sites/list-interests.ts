import { INTERESTS } from '@vela/atlas/interests';
import type { Handler } from '../core/handler';

export const listInterests: Handler<'listInterests'> = async () => ({
  result: { interests: [...INTERESTS] },
});
