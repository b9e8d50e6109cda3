import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** The mails as they arrived. */
  mails: string[];
  recipients: string[];
  /** How often somebody connected. */
  connections: () => number;
  stop(): Promise<void>;
}

/** A mail server on this machine that takes mails to everyone but those whose address begins with `unknown`. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: string[] = [];
  const recipients: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('unknown')) return done(new Error(`No such person: ${address}`));
      recipients.push(address);
      return done(null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
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
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
