import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** The mails as they arrived. */
  mails: string[];
  recipients: string[];
  /** The senders that the envelopes named. */
  senders: string[];
  /** How often somebody connected. */
  connections: () => number;
  stop(): Promise<void>;
}

/** What is answered to an address by how it begins. */
const REJECTIONS: Readonly<Record<string, { code: number; text: string }>> = {
  unknown: { code: 550, text: 'No such person' },
  gone: { code: 550, text: '5.1.1 User unknown' },
  full: { code: 552, text: '5.2.2 Mailbox full' },
  later: { code: 451, text: '4.3.0 Try again later' },
  blocked: { code: 554, text: '5.7.1 Your network is blocked' },
};

/** One that is rejected after its content has arrived. */
const SPAM = { code: 554, text: '5.7.1 Looks like spam' };

/** A mail server on this machine that takes mails to everyone but those whose address begins with a word of the table above. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const senders: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const [, rejection] = Object.entries(REJECTIONS).find(([start]) => address.startsWith(start)) ?? [];
      if (rejection) return done(errorOf(rejection, address));
      recipients.push(address);
      return done(null);
    },
    onMailFrom: ({ address }, _session, done) => {
      senders.push(address);
      done(null);
    },
    onData: (stream, { envelope: { rcptTo } }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const spam = rcptTo.find(({ address }) => address.startsWith('spam'));
        if (spam) return done(errorOf(SPAM, spam.address));
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    senders,
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Servers quote the address. */
function errorOf({ code, text }: { code: number; text: string }, address: string): Error {
  return Object.assign(new Error(`${text}: ${address}`), { responseCode: code });
}
