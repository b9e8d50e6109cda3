import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
}

interface MailQuery {
  to: string;
  kind: string;
  /** How many mails of the kind must have arrived; the newest is returned. */
  count?: number;
  /** How long to wait, in ms. */
  timeout?: number;
}

/** The mails to an address, newest first. */
async function listMails(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/dev/mailbox.json', { params: { to } });
  const { messages } = (await response.json()) as { messages: Mail[] };
  return messages;
}

/** Waits for a mail, as its reader does. */
export async function waitForMail(
  request: APIRequestContext,
  { to, kind, count = 1, timeout = 20_000 }: MailQuery,
): Promise<Mail> {
  let found: Mail[] = [];
  await expect(async () => {
    found = (await listMails(request, to)).filter((mail) => mail.kind === kind);
    expect(found, `mails of kind ${kind} to ${to}`).toHaveLength(count);
  }).toPass({ timeout, intervals: [100] });
  const [newest] = found;
  if (!newest) throw new Error('unreachable: the list has the length it was waited for');
  return newest;
}

/** The link that a mail is about, as a path of the site. */
export function linkOf(mail: Mail): string {
  const { pathname, search } = new URL(mail.links[0] ?? '');
  return pathname + search;
}

export function tokenOf(mail: Mail): string {
  return new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
}
