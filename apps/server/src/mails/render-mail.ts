import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Accents } from '@vela/contract/page';
import { countryName, dateFormat } from '@vela/domain/locale';
import { formatMoney } from '@vela/domain/money';
import { paymentMethod } from '@vela/domain/payments';
import type { OutgoingMail } from '../core/mail-port';
import type { Site } from '../core/site';
import { i18nOf } from './mail-i18n';
import { mailHtml, mailText, type MailContent } from './mail-html';
import type { MailJob } from './mail-job';
import { frameTexts, MAIL_TEXTS, type MailTexts, type MailValues } from './mail-texts';

export interface MailToRender {
  job: MailJob;
  site: Site;
  /** Where the mail's link leads. */
  actionUrl: string;
  /** Of the themes that sites have. */
  accents: Accents;
}

/** A mail in its language, ready to go. */
export function renderMail({ job, site, actionUrl, accents }: MailToRender): OutgoingMail {
  const content = contentOf({ job, site, actionUrl, accents });
  const { mail_name: mailName, support_email: supportEmail } = site.settings;
  return {
    id: job.id,
    kind: job.kind,
    to: job.to,
    from: `${quoted(mailName)} <${supportEmail}>`,
    ...(job.kind === 'complaint_for_support' && { replyTo: job.complaint.email }),
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    links: [actionUrl, ...(content.newPassword ? [content.newPassword.url] : [])],
  };
}

function contentOf({ job, site, actionUrl, accents }: MailToRender): MailContent {
  const i18n = i18nOf(job.locale);
  const values: MailValues = {
    site: site.name,
    supportEmail: site.settings.support_email,
    otherAddress: 'newAddress' in job ? job.newAddress : '',
    login: loginOf(job, site),
    charge: chargeOf(job, { i18n, site }),
    report: reportOf(job),
    complaint: complaintOf(job),
  };
  const texts: MailTexts = MAIL_TEXTS[job.kind](values);
  const frame = frameTexts(values);
  const { name, address, city } = site.company;
  return {
    locale: i18n.locale,
    subject: i18n._(texts.subject),
    site,
    accents: accents[site.settings.niche],
    greeting: i18n._(frame.greeting),
    body: i18n._(texts.body),
    words: wordsOf(job),
    action: { label: i18n._(texts.action), url: actionUrl },
    validity: texts.validity && i18n._(texts.validity),
    fallback: i18n._(frame.fallback),
    otherwise: i18n._(texts.otherwise),
    newPassword: texts.newPassword
      ? { label: i18n._(texts.newPassword), url: `${site.url}/reset-password` }
      : null,
    questions: i18n._(frame.questions),
    sender: `${name}, ${address} ${city}`,
  };
}

/** What somebody wrote, all of it: none of it stands in a sentence of the mail’s own, where it could forge the next. */
function wordsOf(job: MailJob): string | null {
  if (job.kind === 'report_for_support') return job.text || '–';
  if (job.kind !== 'complaint_for_support') return null;
  const { name, url, text } = job.complaint;
  return [...[name, url].filter((part) => part !== ''), text].join('\n\n');
}

function chargeOf(job: MailJob, { i18n, site }: { i18n: I18n; site: Site }): MailValues['charge'] {
  if (job.kind !== 'repeat_order') return { amount: '', credits: 0, method: '', time: '' };
  const { amount, credits, method, label, chargedAt } = job.charge;
  const { time_zone: timeZone } = site.settings;
  const time = dateFormat(job.locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  // The one whose name isn't a brand’s.
  const name = method === 'creditcard' ? i18n._(msg`Credit card`) : paymentMethod(method).name;
  return {
    amount: formatMoney(amount, job.locale),
    credits,
    method: label === null ? name : `${name} ${label}`,
    time: time.format(new Date(chargedAt)),
  };
}

/** The time is that of the site's zone, as everything is that the site says of a day. */
function loginOf(job: MailJob, site: Site): MailValues['login'] {
  if (job.kind !== 'new_login') return { browser: '', country: '', time: '' };
  const { browser, country, at, locale } = job;
  const format = dateFormat(locale, { ...TIME_OF_LOGIN, timeZone: site.settings.time_zone });
  return {
    browser: browser || '–',
    country: country === null ? '–' : countryName(country, locale),
    time: format.format(new Date(at)),
  };
}

const TIME_OF_LOGIN = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function reportOf(job: MailJob): MailValues['report'] {
  if (job.kind === 'report_received') return { reference: job.reference, reason: '' };
  return job.kind === 'report_for_support' ? job : { reference: '', reason: '' };
}

function complaintOf(job: MailJob): MailValues['complaint'] {
  const nothing = { category: 'other', email: '', member: '–', subject: '' } as const;
  if (job.kind === 'complaint_received') return { ...nothing, reference: job.reference };
  if (job.kind !== 'complaint_for_support') return { ...nothing, reference: '' };
  const { complaint } = job;
  return {
    ...complaint,
    subject: inOneLine(complaint.subject),
    member: complaint.memberId ?? nothing.member,
  };
}

/** A subject is a header of the mail, which ends with its line. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A display name as RFC 5322 §3.2.4 quotes it. */
function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`;
}
