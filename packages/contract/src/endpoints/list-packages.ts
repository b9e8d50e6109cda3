import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { creditPackageSchema } from '../entities/credit-package';

/** The credit packages in the currency of `country`, else of the asker's country. */
export const listPackages = defineEndpoint({
  id: 'listPackages',
  summary: 'The credit packages and their prices',
  method: 'GET',
  path: '/api/packages.php',
  callers: ['visitor', 'member'],
  query: v.object({ country: v.optional(v.string()) }),
  result: v.object({ packages: v.array(creditPackageSchema) }),
  errors: ['unknown_country'],
});
