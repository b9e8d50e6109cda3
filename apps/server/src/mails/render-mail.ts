import { msg } from '@lingui/core/macro';
import type { Accents } from '@vela/contract/page';
import { endpoints } from '@vela/contract/registry';
import type { OutgoingMail } from '../core/mail-port';
import type { Site } from '../core/site';
import type { LinkTo, MailValues, MailWords, Mail } from './kinds/define-mail';
import { i18nOf } from './mail-i18n';
import { mailHtml, mailText, type MailContent } from './mail-html';
import type { MailJob, MailKind } from './mail-job';
import * as mails from './kinds';

export interface MailToRender {
  job: MailJob;
  site: Site;
  linkTo: LinkTo;
  /** The accent colours of the site's theme. */
  accents: Accents;
  /** The name of the account that the address is shown to belong to; null where there is none. */
  greeted: string | null;
}

/** A mail in its language, all but what its bounces are known by. */
export type RenderedMail = Omit<OutgoingMail, 'reference' | 'returnPath'>;

export function renderMail(mail: MailToRender): RenderedMail {
  const { job, site, linkTo } = mail;
  const content = contentOf(mail);
  const { mail_name: mailName, support_email: supportEmail } = site.settings;
  const { replyTo } = mailOf(job);
  const endPath = unsubscribePath({ job, linkTo });
  return {
    id: job.id,
    kind: job.kind,
    to: job.to,
    from: `${quoted(mailName)} <${supportEmail}>`,
    ...(replyTo && { replyTo: replyTo(job) }),
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    links: [
      content.action.url,
      ...(content.newPassword ? [content.newPassword.url] : []),
      ...(content.unsubscribe ? [content.unsubscribe.url, content.unsubscribe.settings.url] : []),
    ],
    ...(endPath !== null && { headers: unsubscribeHeaders(`${site.url}${endPath}`) }),
  };
}

/** The page that ends the mails of the job's kind. */
function unsubscribePath({ job, linkTo }: Pick<MailToRender, 'job' | 'linkTo'>): string | null {
  const linkId = mailOf(job).unsubscribe?.(job) ?? null;
  return linkId === null ? null : linkTo('unsubscribe', linkId);
}

/** The button of mail programs, RFC 8058: its address takes a POST alone, with the token of the page. */
function unsubscribeHeaders(pageUrl: string): Record<string, string> {
  const { origin, search } = new URL(pageUrl);
  return {
    'List-Unsubscribe': `<${origin}${endpoints.unsubscribe.path}${search}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function contentOf({ job, site, linkTo, accents, greeted }: MailToRender): MailContent {
  const { locale } = job;
  const i18n = i18nOf(locale);
  const { support_email: supportEmail, time_zone: timeZone, niche } = site.settings;
  const words = (said: MailWords) => (typeof said === 'string' ? said : i18n._(said));
  const mail = mailOf(job);
  const values: MailValues = { site: site.name, supportEmail, locale, timeZone, i18n };
  const texts = mail.texts(values, job);
  const path = typeof mail.path === 'string' ? mail.path : mail.path(job, linkTo);
  const endPath = unsubscribePath({ job, linkTo });
  const { name, address, city } = site.company;
  return {
    locale: i18n.locale,
    subject: words(texts.subject),
    site,
    accents: accents[niche],
    // A notification names nobody, as others may see the mailbox, too.
    greeting: i18n._(greeted === null || endPath !== null ? msg`Hello,` : msg`Hello ${{ name: greeted }},`),
    body: words(texts.body),
    facts: (texts.facts ?? []).map(({ label, value }) => ({ label: i18n._(label), value })),
    note: texts.note ? i18n._(texts.note) : null,
    words: mail.quotes?.(job) ?? null,
    action: { label: words(texts.action), url: `${site.url}${path}` },
    validity: texts.validity && i18n._(texts.validity),
    fallback: i18n._(msg`If the button doesn’t work, open this address in your browser:`),
    otherwise: i18n._(texts.otherwise),
    newPassword: texts.newPassword
      ? { label: i18n._(texts.newPassword), url: `${site.url}/reset-password` }
      : null,
    questions: i18n._(msg`Questions? Write to ${supportEmail}.`),
    unsubscribe:
      endPath === null
        ? null
        : {
            label: i18n._(msg`Stop these e-mails`),
            url: `${site.url}${endPath}`,
            settings: { label: i18n._(msg`All notifications`), url: `${site.url}/notifications` },
          },
    sender: `${name}, ${address} ${city}`,
  };
}

/** A display name as RFC 5322 §3.2.4 quotes it. */
function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`;
}

const ALL_MAILS: readonly Mail<MailKind, never>[] = Object.values(mails);

const MAILS_BY_KIND = new Map(ALL_MAILS.map((mail) => [mail.kind, mail]));

/** The mail of a job, as it takes that job. Throws for a kind that doesn't exist any more. */
function mailOf(job: MailJob): Mail<MailKind, MailJob> {
  const mail = MAILS_BY_KIND.get(job.kind);
  if (!mail) throw new Error(`There is no mail ${job.kind}`);
  // A job carries what the mail of its kind takes: its type is made from the mails.
  return mail as Mail<MailKind, MailJob>;
}
