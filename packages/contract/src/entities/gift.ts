import { GIFT_IDS } from '@vela/domain/chat';
import * as v from 'valibot';

/** A gift and what it costs, in credits; the interface has its name and picture. */
export const giftSchema = v.object({
  id: v.picklist(GIFT_IDS),
  credits: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
