import { INTERESTS, INTIMATE_INTERESTS } from '@vela/atlas/interests';
import { visibleFields } from '@vela/domain/members';
import type { Handler } from '../core/handler';

export const listInterests: Handler<'listInterests'> = async ({ site }) => ({
  result: {
    interests: [...INTERESTS],
    intimate_interests: visibleFields(site.settings).includes('intimate_interests')
      ? [...INTIMATE_INTERESTS]
      : [],
  },
});
