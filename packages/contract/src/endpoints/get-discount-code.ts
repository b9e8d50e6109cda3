import { DISCOUNT_CODE_MAX } from '@vela/domain/discounts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { discountCodeSchema } from '../entities/discount-code';

/**
 * What a `code` is worth to the member, or with `welcome=true` the member's welcome discount: `null` when there is
 * none. The time bonus and the welcome discount are one.
 */
export const getDiscountCode = defineEndpoint({
  id: 'getDiscountCode',
  summary: 'A discount code, or the welcome discount',
  method: 'GET',
  path: '/api/discountcode.php',
  callers: ['member'],
  query: v.object({
    code: v.optional(v.pipe(v.string(), v.maxLength(DISCOUNT_CODE_MAX))),
    welcome: v.optional(v.string()),
  }),
  result: v.nullable(discountCodeSchema),
  errors: ['discount_invalid'],
});
