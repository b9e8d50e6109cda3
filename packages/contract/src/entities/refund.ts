import * as v from 'valibot';
import { idSchema } from './fields';
import { moneySchema } from './money';

/** Unused credits that go back, and the money for them by payment, the way it was paid. */
export const returnSchema = v.object({
  credits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  refunds: v.array(v.object({ payment_id: idSchema, money: moneySchema })),
});
