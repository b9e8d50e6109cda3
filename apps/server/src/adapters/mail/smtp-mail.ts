import { createTransport } from 'nodemailer';
import { kindOfReply, statusInText } from '@vela/domain/mail-events';
import { SECOND } from '@vela/domain/time';
import { MailRejection, type MailAdapter } from '../../core/mail-port';

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
    send: async ({ reference, returnPath, to, from, replyTo, subject, text, html, headers }) => {
      try {
        await transport.sendMail({
          messageId: `<${reference}@${domainOf(from)}>`,
          to,
          from,
          ...(returnPath !== null && { envelope: { from: returnPath, to } }),
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        // The server's sentence quotes the addressee: only its codes go on to the log.
        throw failureOf(error);
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

interface SmtpError extends Error {
  code?: string;
  /** The command that the reply belongs to. */
  command?: string;
  response?: string;
  responseCode?: number;
}

function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new MailError('unknown');
  const { code, command, response = '', responseCode }: SmtpError = error;
  const status = statusInText(response);
  const codes = [code, responseCode, status].filter(Boolean).join(' ') || 'unknown';
  const isOfRecipient = command === 'RCPT TO';
  const kind = kindOfReply({ code: responseCode ?? 0, status, isOfRecipient });
  return kind === null ? new MailError(codes) : new MailRejection(kind, codes);
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
}
