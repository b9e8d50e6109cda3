import { defineEndpoint } from '../define-endpoint';
import { companySchema } from '../entities/company';

/** The company behind the site. */
export const getCompanyInfo = defineEndpoint({
  id: 'getCompanyInfo',
  summary: 'The company behind the site',
  method: 'GET',
  path: '/api/companyinfo.php',
  callers: ['visitor', 'member'],
  result: companySchema,
});
