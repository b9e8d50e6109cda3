import type { ServerProcess } from './server-process';

/** Calls a server over the network, as a client does that keeps one session. */
export async function post(
  { url }: Pick<ServerProcess, 'url'>,
  { path, body, cookie = '' }: { path: string; body: object; cookie?: string },
): Promise<Response> {
  return fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'x-client': 'test', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** The cookies that an answer sets, as a later request sends them. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export interface MailboxMail {
  kind: string;
  links: string[];
}

/** What the demo's mailbox has for an address, newest first. */
export async function mailsTo({ url }: Pick<ServerProcess, 'url'>, to: string): Promise<MailboxMail[]> {
  const response = await fetch(new URL(`/dev/mailbox.json?to=${encodeURIComponent(to)}`, url));
  const { messages } = (await response.json()) as { messages: MailboxMail[] };
  return messages;
}
