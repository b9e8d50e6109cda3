import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './mail-adapter';
import { createSmtpMail } from './smtp-mail';

const received: string[] = [];
let server: SMTPServer;
let mail: ReturnType<typeof createSmtpMail>;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(address.startsWith('unknown') ? new Error(`No such person: ${address}`) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  mail = createSmtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
});

afterAll(async () => {
  mail.close();
  await new Promise<void>((resolve) => server.close(resolve));
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
    const [text = ''] = received;
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('From: Vela <mail@vela.example>');
    expect(text).toContain('Message-ID: <mail-1@vela.example>');
    expect(text).toContain('List-Unsubscribe: <https://vela.example/u>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toMatch(/multipart\/alternative/);
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
