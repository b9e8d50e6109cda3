import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../../tests/support/start-smtp';
import type { OutgoingMail } from '../../core/mail-port';
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
  kind: 'activation',
  to,
  from: '"Vela" <mail@vela.example>',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  links: [],
  headers: { 'List-Unsubscribe': '<https://vela.example/u>' },
});

describe('mail by SMTP', () => {
  it('leaves with both parts and a lasting id', async () => {
    await mail.send(outgoing('anna@example.com'));
    const [text = ''] = smtp.mails;
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('From: Vela <mail@vela.example>');
    expect(text).toContain('Message-ID: <mail-1@vela.example>');
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

  it('fails by a code that names nobody', async () => {
    const error: unknown = await mail
      .send(outgoing('unknown@example.com'))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toBe('The mail server refused or failed: EENVELOPE 550');
    expect(JSON.stringify(error)).not.toContain('unknown@');
  });

  it('fails when nobody listens', async () => {
    const away = createSmtpMail('smtp://127.0.0.1:1');
    await expect(away.send(outgoing('anna@example.com'))).rejects.toThrow('ESOCKET');
    away.close();
  });
});
