import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema } from '../entities/fields';
import { paymentMethodSchema } from '../entities/payment-method';

/** The ways to pay from `country`, else from the asker's country, which the answer names. */
export const listPaymentMethods = defineEndpoint({
  id: 'listPaymentMethods',
  summary: 'The payment methods of a country and their fees',
  method: 'GET',
  path: '/api/paymentmethods.php',
  callers: ['visitor', 'member'],
  query: v.object({ country: v.optional(v.string()) }),
  result: v.object({ country: countrySchema, paymentmethods: v.array(paymentMethodSchema) }),
  errors: ['unknown_country'],
});
