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

const MAX_MESSAGES = 200;

/** `?to=ADDRESS` → the mails to it, newest first; without it, to all. */
export async function listMails({ db }: AppContext, request: Request): Promise<Response> {
  return Response.json({ messages: await findMessages(db, addressee(request)) });
}

/** Shows the mailbox as a page for people. */
export async function mailboxPage({ db }: AppContext, request: Request): Promise<Response> {
  const to = addressee(request);
  const messages = await findMessages(db, to);
  return devPage('Mailbox', renderMailbox({ messages, to }));
}

function addressee(request: Request): string | null {
  const to = new URL(request.url).searchParams.get('to')?.trim() ?? '';
  requireStorable(to);
  return to || null;
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

function renderMailbox({ messages, to }: { messages: MailboxMessage[]; to: string | null }): string {
  return `<h1>Mailbox</h1>
<p>In the demo, mails and text messages come here in place of being sent.</p>
<form><label>To <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>
${messages.map(renderMessage).join('\n') || '<p>No messages.</p>'}`;
}

function renderMessage({ kind, to, subject, html, links, sent_at }: MailboxMessage): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(kind)}, to ${escapeHtml(to)}, <time datetime="${sent_at}">${sent_at}</time></p>
${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('\n')}
<details><summary>Message</summary><iframe sandbox title="Message" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;
}
