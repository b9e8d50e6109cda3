import { giftsOf } from '@vela/domain/chat';
import type { Handler } from '../core/handler';

export const listGifts: Handler<'listGifts'> = async ({ site }) => ({
  result: { gifts: giftsOf(site.settings.gift_credits) },
});
