import { DISCOUNT_CODE_MAX } from '@vela/domain/discounts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { creditPackageSchema } from '../entities/credit-package';
import { countrySchema } from '../entities/fields';

/**
 * The credit packages in the currency of `country`, else of the asker's country, which the answer names. A member
 * sees what the member would pay: with `discountcode`, else with the welcome discount while it lasts.
 */
export const listPackages = defineEndpoint({
  id: 'listPackages',
  summary: 'The credit packages and their prices',
  method: 'GET',
  path: '/api/packages.php',
  callers: ['visitor', 'member'],
  query: v.object({
    country: v.optional(v.string()),
    discountcode: v.optional(v.pipe(v.string(), v.maxLength(DISCOUNT_CODE_MAX))),
  }),
  result: v.object({ country: countrySchema, packages: v.array(creditPackageSchema) }),
  errors: ['unknown_country', 'discount_invalid'],
});
