import type { Handler } from '../core/handler';
import { presentCompany } from './present-settings';

export const getCompanyInfo: Handler<'getCompanyInfo'> = async ({ site }) => ({
  result: presentCompany(site.company),
});
