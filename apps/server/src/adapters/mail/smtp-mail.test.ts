import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../../tests/support/start-smtp';
import { MailRejection, type OutgoingMail } from '../../core/mail-port';
import { createSmtpMail } from './smtp-mail';

let smtp: TestSmtp;
let mail: ReturnType<typeof createSmtpMail>;

beforeAll(async () => {
  smtp = await startSmtp();
  mail = createSmtpMail(smtp.url);
});

afterAll(async () => {
  mail.close();
  await smtp.stop();
});

const outgoing = (to: string): OutgoingMail => ({
  id: 'mail-1',
  reference: 'mail-1.0123456789abcdef',
  returnPath: null,
  kind: 'activation',
  to,
  from: '"Vela" <mail@vela.example>',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  links: [],
  headers: { 'List-Unsubscribe': '<https://vela.example/u>' },
});

const failureOf = (to: string): Promise<unknown> =>
  mail.send(outgoing(to)).catch((thrown: unknown) => thrown);

describe('mail by SMTP', () => {
  it('leaves with both parts and a lasting id', async () => {
    await mail.send(outgoing('anna@example.com'));
    const [text = ''] = smtp.mails;
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('From: Vela <mail@vela.example>');
    expect(text).toContain('Message-ID: <mail-1.0123456789abcdef@vela.example>');
    expect(text).toContain('List-Unsubscribe: <https://vela.example/u>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toMatch(/multipart\/alternative/);
  });

  it('keeps its connection for the next one', async () => {
    await mail.send(outgoing('anna@example.com'));
    const before = smtp.connections();
    await mail.send(outgoing('berta@example.com'));
    expect(smtp.connections()).toBe(before);
  });

  it.each([
    ['unknown', 'hard', 'EENVELOPE 550'],
    ['gone', 'hard', 'EENVELOPE 550 5.1.1'],
    ['full', 'soft', 'EENVELOPE 552 5.2.2'],
    ['blocked', 'policy', 'EENVELOPE 554 5.7.1'],
    ['spam', 'policy', 'EMESSAGE 554 5.7.1'],
  ])('to %s@ is rejected for good: %s, by codes that name nobody', async (name, kind, codes) => {
    const error = await failureOf(`${name}@example.com`);
    expect(error).toBeInstanceOf(MailRejection);
    expect(error).toMatchObject({ kind, message: `The mail server rejected the mail for good: ${codes}` });
    expect(JSON.stringify(error)).not.toContain(`${name}@`);
  });

  it('that the server takes later fails by a code, too, and may be tried again', async () => {
    const error = await failureOf('later@example.com');
    expect(error).not.toBeInstanceOf(MailRejection);
    expect(error).toMatchObject({ message: 'The mail server refused or failed: EENVELOPE 451 4.3.0' });
  });

  it('leaves with a sender of its own for bounces', async () => {
    await mail.send({ ...outgoing('anna@example.com'), returnPath: 'bounces+1@bounces.vela.example' });
    expect(smtp.senders.at(-1)).toBe('bounces+1@bounces.vela.example');
    expect(smtp.mails.at(-1)).toContain('From: Vela <mail@vela.example>');
  });

  it('fails when nobody listens', async () => {
    const away = createSmtpMail('smtp://127.0.0.1:1');
    await expect(away.send(outgoing('anna@example.com'))).rejects.toThrow('ESOCKET');
    away.close();
  });
});
