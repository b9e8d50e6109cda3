import { DELETED_ACCOUNT_DAYS } from '@vela/domain/limits';
import { completeLocale, LOCALE_TABLE, type CompleteLocale } from '@vela/domain/locale';
import type { LegalFacts, LegalPage } from '../../content/legal-page';
import type { PageData } from '../../shell/page';
import { loadLegalText, type LegalName } from './legal-texts';

export interface LegalData {
  text: LegalPage;
  /** The language it is in, which may not be the page's. */
  locale: CompleteLocale;
}

/** A legal text with the facts of the site in it. */
export async function loadLegalPage(
  name: LegalName,
  page: Pick<PageData, 'locale' | 'settings'>,
): Promise<LegalData> {
  const locale = completeLocale(page.locale);
  const write = await loadLegalText(name, locale);
  return { text: write(legalFacts(page.settings, locale)), locale };
}

function legalFacts(settings: PageData['settings'], locale: CompleteLocale): LegalFacts {
  const { company } = settings;
  const country = new Intl.DisplayNames(LOCALE_TABLE[locale].dateLocale, { type: 'region' }).of(
    company.country,
  );
  return {
    siteName: settings.name,
    companyName: company.name,
    companyAddress: [company.address, company.city, country].filter(Boolean).join(', '),
    companyRegister: register(company),
    supportEmail: settings.support_email,
    minAge: settings.min_age,
    refundDays: settings.refund_days,
    deletedDays: DELETED_ACCOUNT_DAYS,
  };
}

function register({ kvk, vat_numbers: vatNumbers }: PageData['settings']['company']): string {
  return [...(kvk ? [`KvK ${kvk}`] : []), ...vatNumbers].join(', ');
}
