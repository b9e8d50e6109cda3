import { COOKIE_LIVES_MS, LONGEST_SESSION_MS, SIGNUP_DRAFT_MS, type CookieName } from '@vela/domain/limits';
import { countryName, type Locale, numberFormat, pluralForm } from '@vela/domain/locale';
import { photoLimitOf } from '@vela/domain/photos';
import { MAIL_EVENTS_MS } from '@vela/domain/mail-events';
import {
  BLOCKED_CONTACT_KEPT_DAYS,
  COMPLAINT_KEPT_DAYS,
  REPORT_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
} from '@vela/domain/safety';
import { dialledNumber, registerLine } from '@vela/domain/sites';
import { DAY, MINUTE } from '@vela/domain/time';
import { BROWSER_NAMES, TAB_NAMES } from '../../content/stored-names';
import type { ContactNames, LegalContact, LegalFacts } from '../../content/legal-page';
import type { PageData } from '../../kit/page/page-data';

/**
 * The word as the legal texts build their sentences: in German, Polish and the like for how long it lasts (accusative), in
 * Finnish the genitive, as before “ajan”, “kuluessa” and “kuluttua”.
 */
const DAYS = {
  en: { one: 'day', other: 'days' },
  nl: { one: 'dag', other: 'dagen' },
  de: { one: 'Tag', other: 'Tage' },
  it: { one: 'giorno', other: 'giorni' },
  fr: { one: 'jour', other: 'jours' },
  es: { one: 'día', other: 'días' },
  pl: { one: 'dzień', other: 'dni' },
  da: { one: 'dag', other: 'dage' },
  fi: { other: 'päivän' },
  nb: { one: 'dag', other: 'dager' },
  sv: { one: 'dag', other: 'dagar' },
} as const satisfies Record<Locale, Forms>;

type Settings = PageData['settings'];

/** What the texts state about a site, from its settings and from the rules. */
export function legalFacts(settings: Settings, locale: Locale): LegalFacts {
  const { company } = settings;
  return {
    siteName: settings.name,
    companyName: company.name,
    companyAddress: addressOf(company, locale),
    companyRegister: registerLine(company, ', '),
    supportEmail: settings.support_email,
    minAge: settings.min_age,
    hasFictional: settings.fictional_warning !== null,
    refundDays: writeDays(settings.refund_days, locale),
    deletedDays: writeDays(settings.deleted_account_days, locale),
    failuresDays: writeDays(settings.failures_kept_days, locale),
    securityDays: writeDays(SECURITY_EVENTS_KEPT_DAYS, locale),
    sessionDays: writeDays(LONGEST_SESSION_MS.member / DAY, locale),
    draftTime: writeLife(SIGNUP_DRAFT_MS, locale),
    complaintDays: writeDays(COMPLAINT_KEPT_DAYS, locale),
    reportDays: writeDays(REPORT_KEPT_DAYS, locale),
    mailDays: writeDays(MAIL_EVENTS_MS / DAY, locale),
    contactDays: writeDays(BLOCKED_CONTACT_KEPT_DAYS, locale),
    freeConversations: settings.free_conversations,
    freeMessages: settings.free_messages,
    photos: { free: photoLimitOf({ premium: false }), premium: photoLimitOf({ premium: true }) },
    contacts: (names) => contactsOf(settings, { names, locale }),
    cookies: (purposes) =>
      (Object.keys(COOKIE_LIVES_MS) as CookieName[]).map((name) => [
        name,
        purposes[name],
        writeLife(COOKIE_LIVES_MS[name], locale),
      ]),
    keptInBrowser: (purposes) => rowsOf(BROWSER_NAMES, purposes),
    keptInTab: (purposes) => rowsOf(TAB_NAMES, purposes),
  };
}

function addressOf({ address, city, country }: Settings['company'], locale: Locale): string {
  return [address, city, countryName(country, locale)].filter(Boolean).join(', ');
}

function contactsOf(
  { support_email: email, support_phone: phone = null, company }: Settings,
  { names, locale }: { names: ContactNames; locale: Locale },
): LegalContact[] {
  const contacts = [
    { name: names.email, value: email, href: `mailto:${email}` },
    { name: names.phone, value: phone ?? '', href: `tel:${dialledNumber(phone ?? '')}` },
    { name: names.company, value: company.name },
    { name: names.tradeNames, value: company.tradenames.join(', ') },
    { name: names.address, value: addressOf(company, locale) },
    { name: names.register, value: company.kvk ?? '' },
    { name: names.vat, value: company.vat_numbers.join(', ') },
  ];
  return contacts.filter(({ value }) => value !== '');
}

function rowsOf<Purpose extends string>(
  names: Readonly<Record<Purpose, readonly string[]>>,
  purposes: Readonly<Record<Purpose, string>>,
): string[][] {
  return (Object.keys(names) as Purpose[]).map((purpose) => [names[purpose].join(', '), purposes[purpose]]);
}

/** How long something stays, in one line: “365 days”, “30 minutes”. Of whole minutes, and days from one day on. */
function writeLife(lifeMs: number, locale: Locale): string {
  const [unit, unitMs] = lifeMs >= DAY ? (['day', DAY] as const) : (['minute', MINUTE] as const);
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .format(lifeMs / unitMs)
    .replaceAll(' ', '\u00A0');
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns whole days as a legal text writes them: “1 day”, “14 days”. */
function writeDays(days: number, locale: Locale): string {
  const forms: Forms = DAYS[locale];
  const word = forms[pluralForm(days, locale)] ?? forms.other;
  return `${days}\u00A0${word}`;
}
