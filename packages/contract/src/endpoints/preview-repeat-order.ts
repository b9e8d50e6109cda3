import { PACKAGE_IDS } from '@vela/domain/credits';
import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema, timeSchema } from '../entities/fields';
import { moneySchema } from '../entities/money';

/**
 * What a repeat order would buy, at today's price, and with which stored method; `null` when there is nothing
 * to repeat, or it would be rejected: for a debt, a country that isn't served any more or a method that isn't
 * offered. `password_required` where the order has to bring the password, and `next_at` where so many were
 * made that the next one has to wait.
 */
export const previewRepeatOrder = defineEndpoint({
  id: 'previewRepeatOrder',
  summary: 'What a repeat order would be',
  method: 'GET',
  path: '/api/repeat-order.php',
  callers: ['member'],
  result: v.object({
    repeat: v.nullable(
      v.object({
        package: v.picklist(PACKAGE_IDS),
        credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
        country: countrySchema,
        price: moneySchema,
        fee: moneySchema,
        paymentmethod: v.picklist(PAYMENT_METHOD_KEYS),
        label: v.nullable(v.string()),
        password_required: v.boolean(),
        next_at: v.nullable(timeSchema),
      }),
    ),
  }),
});
