import { LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import type { LegalFacts, LegalPage } from '../../content/legal-page';
import type { PageData } from '../../shell/page';
import { loadLegalText, type LegalName } from './legal-texts';
import { writeDays } from './write-days';

export interface LegalData {
  text: LegalPage;
}

/** A legal text with the facts of the site in it. */
export async function loadLegalPage(
  name: LegalName,
  { locale, settings }: Pick<PageData, 'locale' | 'settings'>,
): Promise<LegalData> {
  const write = await loadLegalText(name, locale);
  return { text: write(legalFacts(settings, locale)) };
}

function legalFacts(settings: PageData['settings'], locale: Locale): LegalFacts {
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
    refundDays: writeDays(settings.refund_days, locale),
    deletedDays: writeDays(settings.deleted_account_days, locale),
    failuresDays: writeDays(settings.failures_kept_days, locale),
  };
}

function register({ kvk, vat_numbers: vatNumbers }: PageData['settings']['company']): string {
  return [...(kvk ? [`KvK ${kvk}`] : []), ...vatNumbers].join(', ');
}
