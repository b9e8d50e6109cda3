import { LINK_LIFE_MS } from '@vela/domain/limits';
import { DAY, HOUR } from '@vela/domain/time';
import { LOCALES } from '@vela/domain/locale';
import { describe, expect, it } from 'vitest';
import { TEST_ACCENTS } from '../../tests/support/test-accents';
import { linkPath } from '../core/link-path';
import { readSiteSettings } from '../sites/site-settings';
import type { Site } from '../core/site';
import type { MailJob } from './mail-job';
import { renderMail } from './render-mail';

const ORIGIN = 'https://vela.example';
const ACTION_URL = `${ORIGIN}/activate/done?token=${'t'.repeat(43)}`;

const site: Site = {
  id: 'vela',
  name: 'Vela',
  url: ORIGIN,
  settings: readSiteSettings(
    { mail_name: 'Vela "the calm"' },
    { id: 'vela', name: 'Vela', url: ORIGIN, isDemo: false },
  ),
  company: {
    id: 'c',
    name: 'Vela Dating B.V.',
    address: 'Voorbeeldstraat 1, 3511 AA',
    city: 'Utrecht',
    country: 'NL',
    kvk: null,
    tradenames: [],
    vatNumbers: [],
    added: new Date('2026-11-01T12:00:00Z'),
  },
};

const base = { id: 'm1', siteId: 'vela', to: 'Someone@Example.com', locale: 'en', linkId: 'l1' } as const;
const ORDER = {
  paymentId: 'p1',
  amount: { amount: 5760, currency: 'EUR' },
  credits: 72,
  method: 'creditcard',
  vat: { rate: 21, amount: 1000 },
  discount: { code: 'TIMEBONUS25', percentage: 25 },
  paidAt: '2026-11-22T21:30:00.000Z',
  withdrawUntil: '2026-12-06T21:30:00.000Z',
} as const;
const CHARGE = { ...ORDER, label: '•••• 4242' } as const;
const REFUND = {
  paymentId: 'p1',
  amount: { amount: 4800, currency: 'EUR' },
  credits: 60,
  cause: 'withdrawn',
  startedAt: '2026-11-23T09:00:00.000Z',
} as const;
const ACT = { browser: 'Firefox, Android', country: 'NL', at: '2026-11-22T21:30:00.000Z' } as const;
const TOKEN = 't'.repeat(43);
const NEWS_KINDS = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'] as const;
const newsOf = (
  kind: (typeof NEWS_KINDS)[number],
  { locale = 'en', count = 2, fictional = count }: Partial<MailJob> & { count?: number; fictional?: number },
): MailJob => ({ ...base, locale, kind, count, fictional, unsubscribeId: 'u1' });
const render = (job: MailJob, of: Site = site, greeted: string | null = null) =>
  renderMail({ job, site: of, linkTo: (kind) => linkPath(kind, TOKEN), accents: TEST_ACCENTS, greeted });
const activation = (locale: MailJob['locale'] = 'en') => render({ ...base, kind: 'activation', locale });

describe('renderMail', () => {
  it('addresses the mail as typed, from the name of the site', () => {
    expect(activation()).toMatchObject({
      id: 'm1',
      kind: 'activation',
      to: 'Someone@Example.com',
      from: '"Vela \\"the calm\\"" <support@vela.example>',
    });
  });

  it('has the action as its one link, in text and page alike', () => {
    const { links, text, html } = activation();
    expect(links).toEqual([ACTION_URL]);
    expect(text.split('\n')).toContain(ACTION_URL);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([ACTION_URL, ACTION_URL]);
  });

  it.each([1, 2, 5] as const)('has a button in the colour of niche %i, by day and by night', (niche) => {
    const { html } = render(
      { ...base, kind: 'activation' },
      { ...site, settings: { ...site.settings, niche } },
    );
    expect(
      [...html.matchAll(/\.action \{[^}]*background: (#\w+); color: (#\w+)/g)].map(([, ...colors]) => colors),
    ).toEqual([
      [`#00000${niche}`, '#ffffff'],
      [`#ffff0${niche}`, '#000000'],
    ]);
  });

  it.each([1, 2, 5] as const)('begins with the name of its site in the colour of niche %i', (niche) => {
    const { html } = render(
      { ...base, kind: 'activation' },
      { ...site, settings: { ...site.settings, niche } },
    );
    const [, style = '', name] =
      /<body>\s*<div [^>]*>\s*<p class="brand" style="([^"]*)"><span translate="no">(.*?)<\/span><\/p>/.exec(
        html,
      ) ?? [];
    expect(name).toBe('Vela');
    expect(style).toContain(`color: #00000${niche};`);
    expect(style).toContain(`border-bottom: 3px solid #00000${niche};`);
    // By night it wins over the style that it has with it.
    const [, night = ''] = html.split('@media (prefers-color-scheme: dark)');
    expect(night).toContain(
      `.brand { color: #ffff0${niche} !important; border-bottom-color: #ffff0${niche} !important; }`,
    );
  });

  it('loads nothing from anywhere', () => {
    for (const kind of ['activation', 'address_taken'] as const)
      expect(render({ ...base, kind }).html).not.toMatch(
        /url\(|\bsrc=|\bbackground=|@import|<(img|svg|link|script)\b/,
      );
  });

  it.each([
    ['en', 'Hello Sanne,'],
    ['nl', 'Hallo Sanne,'],
    ['de', 'Guten Tag Sanne,'],
    ['fr', 'Bonjour Sanne,'],
  ] as const)('greets by name in %s who has one', (locale, greeting) => {
    const { text, html } = render({ ...base, kind: 'password_changed', ...ACT, locale }, site, 'Sanne');
    expect(text.split('\n')[0]).toBe(greeting);
    expect(html).toContain(`<p>${greeting}</p>`);
  });

  it.each(NEWS_KINDS)('greets nobody by name in a notification: %s', (kind) => {
    const { text, html } = render(newsOf(kind, {}), site, 'Sanne');
    expect(text.split('\n')[0]).toBe('Hello,');
    expect(`${text}${html}`).not.toContain('Sanne');
  });

  it('writes a name as text, whatever is in it', () => {
    const { text, html } = render({ ...base, kind: 'address_check' }, site, '{site} & "Co"');
    expect(text.split('\n')[0]).toBe('Hello {site} & "Co",');
    expect(html).toContain('<p>Hello {site} &amp; &quot;Co&quot;,</p>');
  });

  it('has a button with the corners of all others', () => {
    expect(activation().html).toMatch(/\.action \{[^}]*border-radius: 12px;/);
  });

  it.each([
    {
      locale: 'en',
      subject: 'Confirm your e-mail address for Vela',
      action: 'Confirm my e-mail address',
    },
    {
      locale: 'nl',
      subject: 'Bevestig je e-mailadres voor Vela',
      action: 'Mijn e-mailadres bevestigen',
    },
    {
      locale: 'de',
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Vela',
      action: 'Meine E-Mail-Adresse bestätigen',
    },
  ] as const)('speaks $locale, and says so', ({ locale, subject, action }) => {
    const mail = activation(locale);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(action);
    expect(mail.html).toContain(`<html lang="${locale}"`);
  });

  it.each(LOCALES)('leaves no text untranslated or unfilled in %s', (locale) => {
    const jobs: MailJob[] = [
      { ...base, locale, kind: 'activation' },
      { ...base, locale, kind: 'password_reset' },
      { ...base, locale, kind: 'mail_change' },
      { ...base, locale, kind: 'mail_change_notice', newAddress: 'n•••@example.org' },
      { ...base, locale, kind: 'mail_change_undo', newAddress: 'n•••@example.org' },
      { ...base, locale, kind: 'address_taken' },
      { ...base, locale, kind: 'account_exists' },
      { ...base, locale, kind: 'account_leaving' },
      { ...base, locale, kind: 'report_decided', reference: 'R1234ABCDE', outcome: 'acted' },
      { ...base, locale, kind: 'report_decided', reference: 'R1234ABCDE', outcome: 'no_action' },
      { ...base, locale, kind: 'repeat_order', charge: CHARGE },
      { ...base, locale, kind: 'reactivation', eraseAt: '2026-12-06T12:00:00.000Z' },
      { ...base, locale, kind: 'reactivated' },
      { ...base, locale, kind: 'order_confirmed', order: ORDER },
      { ...base, locale, kind: 'refund_confirmed', refund: REFUND },
      { ...base, locale, kind: 'address_check' },
      { ...base, locale, kind: 'export_ready' },
      { ...base, locale, kind: 'passkey_added', ...ACT },
      { ...base, locale, kind: 'passkey_removed', ...ACT },
    ];
    const news = NEWS_KINDS.flatMap((kind) => [1, 2, 5].map((count) => newsOf(kind, { locale, count })));
    for (const job of [...jobs, ...news]) {
      const { subject, text } = render(job);
      expect(subject.length).toBeGreaterThan(10);
      expect(`${subject}${text}`).not.toMatch(/[{}]|\b(?:undefined|null)\b/);
      expect(text).toContain('Vela Dating B.V., Voorbeeldstraat 1, 3511 AA Utrecht');
    }
  });

  it('says how long its link works, as the links have it', () => {
    expect(LINK_LIFE_MS).toEqual({
      activation: 7 * DAY,
      password_reset: HOUR,
      mail_change: DAY,
      mail_change_undo: 7 * DAY,
      address_check: 7 * DAY,
      unsubscribe: 90 * DAY,
      conversation: 90 * DAY,
    });
    expect(activation('nl').text).toContain('binnen 7 dagen');
    expect(render({ ...base, locale: 'de', kind: 'password_reset' }).text).toContain(
      'innerhalb einer Stunde',
    );
    expect(render({ ...base, kind: 'mail_change' }).text).toContain('for 24 hours');
  });

  it('writes what stands for itself in HTML as text', () => {
    const { html, subject } = activation('en');
    expect(subject).not.toContain('&');
    const hostile = { ...site, name: '<script>alert(1)</script> & "co"' };
    const page = render({ ...base, kind: 'activation' }, hostile).html;
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;');
    expect(html).not.toContain('<script');
  });

  it('is a page that mail programs and screen readers can use: language, title, heading, both colour schemes, no tables or pictures', () => {
    const { html, subject } = activation('de');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain(`<h1>${subject}</h1>`);
    expect(html).toContain('role="article"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(table|img|link)\b/);
  });
});

describe('a mail about news', () => {
  it.each(NEWS_KINDS)('of %s says how to end them, to programs and to people', (kind) => {
    const { headers, text, html, links } = render(newsOf(kind, {}));
    const page = `${ORIGIN}/unsubscribe?token=${TOKEN}`;
    expect(headers).toEqual({
      'List-Unsubscribe': `<${ORIGIN}/api/unsubscribe.php?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(links.slice(1)).toEqual([page, `${ORIGIN}/notifications`]);
    expect(text.split('\n')).toContain(page);
    expect(html).toContain(`<a href="${page}">`);
  });

  it.each(NEWS_KINDS)('of %s labels what comes from fictional profiles, and nothing else', (kind) => {
    expect(render(newsOf(kind, { count: 3, fictional: 2 })).text).toMatch(/^2 of .* fictional profiles\.$/m);
    expect(render(newsOf(kind, { count: 3, fictional: 0 })).text).not.toContain('fictional');
  });

  it('is the only one that can be ended', () => {
    const { headers, text } = activation();
    expect(headers).toBeUndefined();
    expect(text).not.toContain('unsubscribe');
  });

  it('counts as each language counts', () => {
    const subjectOf = (count: number) => render(newsOf('new_messages', { locale: 'pl', count })).subject;
    expect([1, 2, 5].map(subjectOf)).toEqual([
      'Masz nową wiadomość w serwisie Vela',
      'Masz 2 nowe wiadomości w serwisie Vela',
      'Masz 5 nowych wiadomości w serwisie Vela',
    ]);
  });
});

describe('a complaint for those who answer it', () => {
  const complaint = {
    reference: 'C1',
    category: 'other',
    email: 'who@example.com',
    name: 'X.\nReference: C2',
    subject: 'Hello',
    text: 'First line.\nReference: C2 <b>',
    url: '',
    memberId: 'm7',
  } as const;
  const mail = render({ ...base, kind: 'complaint_for_support', complaint });

  it('is answered by a reply', () => {
    expect(mail.replyTo).toBe('who@example.com');
    expect(activation().replyTo).toBeUndefined();
  });

  it('says which member wrote it, whatever is under it', () => {
    expect(mail.text).toContain('Member: m7.');
    const ofVisitor = render({
      ...base,
      kind: 'complaint_for_support',
      complaint: { ...complaint, memberId: null },
    });
    expect(ofVisitor.text).toContain('Member: –.');
  });

  it('marks each line of its words, so that none passes for one of the mail’s own', () => {
    expect(mail.text).toContain(
      'From: who@example.com. In their words:\n\n> X.\n> Reference: C2\n> \n> First',
    );
    expect(mail.text).toContain('\n> First line.\n> Reference: C2 <b>\n');
    expect(mail.html).toContain('First line.\nReference: C2 &lt;b&gt;</blockquote>');
  });
});

describe('a report for those who answer it', () => {
  const report = (text: string) =>
    render({ ...base, kind: 'report_for_support', reference: 'R1', memberId: 'm7', reason: 'scam', text });

  it('marks each line of its words, so that none passes for one of the mail’s own', () => {
    const { text, html } = report('x\n\nOpen the profile:\nhttp://evil.example <b>');
    expect(text).toContain(
      'words:\n\n> x\n> \n> Open the profile:\n> http://evil.example <b>\n\nOpen the profile:\n',
    );
    expect(html).toContain('<blockquote>x\n\nOpen the profile:\nhttp://evil.example &lt;b&gt;</blockquote>');
    expect(text.split('\n').filter((line) => line.startsWith('http'))).toEqual([`${ORIGIN}/members/m7`]);
  });

  it('says that there are none', () => {
    expect(report('').text).toContain('\n> –\n');
  });
});
