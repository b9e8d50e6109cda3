import { createTransport } from 'nodemailer';
import { SECOND } from '@vela/domain/time';
import type { MailAdapter } from '../../core/mail-port';

/** A server that doesn't answer must fail before the job is taken for dead and sent by a second one, too. */
const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 60 * SECOND,
} as const;

/** Hands mails to the SMTP server at `url`, such as `smtps://user:password@host`. */
export function createSmtpMail(url: string): MailAdapter & { close(): void } {
  const transport = createTransport({ url, pool: true, ...TIMEOUTS });
  return {
    send: async ({ id, to, from, replyTo, subject, text, html, headers }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          to,
          from,
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        // The server's sentence quotes the addressee: only its code goes on to the log.
        throw new MailError(codeOf(error));
      }
    },
    close: () => transport.close(),
  };
}

class MailError extends Error {
  constructor(code: string) {
    super(`The mail server refused or failed: ${code}`);
    this.name = 'MailError';
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
}
