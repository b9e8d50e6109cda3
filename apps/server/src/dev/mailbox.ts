import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import { requireStorable } from '../http/storable-text';
import { escapeHtml } from '../core/escape-html';
import { devPage } from './page';

interface MailboxMessage {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  sent_at: string;
}

interface MailboxPush {
  /** What happened, which the notification itself doesn't say: `message`, `like`, `match`. */
  about: string[];
  /** The address and name of the member, in whose browsers it is shown. */
  to: string;
  name: string;
  locale: string;
  title: string;
  body: string;
  link: string;
  sent_at: string;
}

interface Mailbox {
  messages: MailboxMessage[];
  pushes: MailboxPush[];
}

/** At most so many of each. */
const MAX_MESSAGES = 200;

/** `?to=ADDRESS` → the mails and push messages to it, newest first; without it, to all. */
export async function listMails({ db }: AppContext, request: Request): Promise<Response> {
  return Response.json(await findMailbox(db, addressee(request)));
}

/** Shows the mailbox as a page for people. */
export async function mailboxPage({ db }: AppContext, request: Request): Promise<Response> {
  const to = addressee(request);
  return devPage('Mailbox', renderMailbox(await findMailbox(db, to), to));
}

function addressee(request: Request): string | null {
  const to = new URL(request.url).searchParams.get('to')?.trim() ?? '';
  requireStorable(to);
  return to || null;
}

async function findMailbox(db: Db, to: string | null): Promise<Mailbox> {
  return { messages: await findMessages(db, to), pushes: await findPushes(db, to) };
}

async function findMessages(db: Db, to: string | null): Promise<MailboxMessage[]> {
  let query = db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address', 'subject', 'body_text', 'body_html', 'links', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(MAX_MESSAGES);
  if (to !== null)
    query = query.where((is) => is(is.fn<string>('lower', ['to_address']), '=', to.toLowerCase()));
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    links: row.links,
    sent_at: row.sent_at.toISOString(),
  }));
}

async function findPushes(db: Db, to: string | null): Promise<MailboxPush[]> {
  let query = db
    .selectFrom('pushes')
    .innerJoin('members', 'members.id', 'pushes.member_id')
    .select(['about', 'members.email', 'members.name', 'locale', 'title', 'body', 'link', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('member_id')
    .limit(MAX_MESSAGES);
  if (to !== null)
    query = query.where((is) => is(is.fn<string>('lower', ['members.email']), '=', to.toLowerCase()));
  const rows = await query.execute();
  return rows.map(({ email, sent_at: sentAt, ...push }) => ({
    ...push,
    to: email,
    sent_at: sentAt.toISOString(),
  }));
}

function renderMailbox({ messages, pushes }: Mailbox, to: string | null): string {
  const articles = [
    ...messages.map((message) => ({ sentAt: message.sent_at, html: renderMessage(message) })),
    ...pushes.map((push) => ({ sentAt: push.sent_at, html: renderPush(push) })),
  ].toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  return `<h1>Mailbox</h1>
<p>In the demo, mails and text messages come here in place of being sent. Push messages are listed as each member’s browser would show them.</p>
<form><label>To <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>
${articles.map(({ html }) => html).join('\n') || '<p>No messages.</p>'}`;
}

function renderMessage({ kind, to, subject, html, links, sent_at }: MailboxMessage): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(kind)}, to ${escapeHtml(to)}, <time datetime="${sent_at}">${sent_at}</time></p>
${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('\n')}
<details><summary>Message</summary><iframe sandbox title="Message" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;
}

function renderPush({ about, to, name, locale, title, body, link, sent_at }: MailboxPush): string {
  return `<article>
<h2 lang="${escapeHtml(locale)}">${escapeHtml(title)}</h2>
<p lang="${escapeHtml(locale)}">${escapeHtml(body)}</p>
<p>push about ${escapeHtml(about.join(', '))}, to ${escapeHtml(name)} (${escapeHtml(to)}), <time datetime="${sent_at}">${sent_at}</time></p>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
</article>`;
}
