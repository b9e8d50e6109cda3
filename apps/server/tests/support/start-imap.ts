import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestImap {
  url: string;
  /** The messages that lie in the mailbox. */
  messages: Buffer[];
  /** How often somebody logged in. */
  logins: () => number;
  /** The bytes of the longest part of a message that was loaded. */
  longest: () => number;
  /** Ends each connection at the next command of this name; null for at none. */
  breakAt(command: string | null): void;
  stop(): Promise<void>;
}

/** The commands of IMAP (RFC 9051) that collecting a mailbox takes, on this machine; its user is `bounces`, the password `secret`. */
export async function startImap(): Promise<TestImap> {
  const mailbox = new Mailbox();
  const sockets = new Set<Socket>();
  let broken: string | null = null;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    onLine(socket, (line) => {
      const command = commandOf(line);
      if (command.verb === broken) socket.destroy();
      else
        socket.write(Buffer.concat([...mailbox.answer(command), Buffer.from(`${command.tag} OK done\r\n`)]));
      if (command.verb === 'LOGOUT') socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://bounces:secret@127.0.0.1:${port}/INBOX`,
    messages: mailbox.messages,
    logins: () => mailbox.logins,
    longest: () => mailbox.longest,
    breakAt: (command) => {
      broken = command;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Command {
  tag: string;
  verb: string;
  args: readonly string[];
  isByUid: boolean;
}

function commandOf(line: string): Command {
  const [tag = '', ...words] = line.split(' ');
  const isByUid = words[0]?.toUpperCase() === 'UID';
  const [verb = '', ...args] = isByUid ? words.slice(1) : words;
  return { tag, verb: verb.toUpperCase(), args, isByUid };
}

function onLine(socket: Socket, handle: (line: string) => void): void {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    const lines = text.split('\r\n');
    text = lines.pop() ?? '';
    for (const line of lines) handle(line);
  });
}

class Mailbox {
  readonly messages: Buffer[] = [];
  logins = 0;
  longest = 0;
  /** Each message in the order in which it was first seen, which its UID follows. */
  readonly #seen: Buffer[] = [];
  readonly #deleted = new Set<number>();

  /** What is said before a command is done. */
  answer({ verb, args, isByUid }: Command): Buffer[] {
    if (verb === 'LOGIN') this.logins += 1;
    if (verb === 'CAPABILITY') return says('CAPABILITY IMAP4rev1');
    if (verb === 'LIST') return says('LIST () "/" "INBOX"');
    if (verb === 'LOGOUT') return says('BYE');
    if (verb === 'SELECT')
      return says(`${this.messages.length} EXISTS`, 'FLAGS (\\Deleted)', 'OK [UIDVALIDITY 1] valid');
    if (verb === 'FETCH') return this.#fetch(args, isByUid);
    if (verb === 'STORE')
      for (const message of this.messages)
        if (isWithin(args[0], this.#uidOf(message))) this.#deleted.add(this.#uidOf(message));
    return verb === 'EXPUNGE' ? this.#expunge() : [];
  }

  #fetch(args: readonly string[], isByUid: boolean): Buffer[] {
    const query = args.join(' ');
    const limit = Number(/<0\.(\d+)>/.exec(query)?.[1] ?? 0);
    return this.messages.flatMap((message, index) => {
      const uid = this.#uidOf(message);
      if (!isWithin(args[0], isByUid ? uid : index + 1)) return [];
      if (!query.includes('BODY')) return says(`${index + 1} FETCH (UID ${uid})`);
      const part = message.subarray(0, limit);
      this.longest = Math.max(this.longest, part.length);
      return [
        ...says(`${index + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}`),
        part,
        Buffer.from(')\r\n'),
      ];
    });
  }

  #expunge(): Buffer[] {
    const said: Buffer[] = [];
    for (const [index, message] of [...this.messages.entries()].toReversed()) {
      if (!this.#deleted.has(this.#uidOf(message))) continue;
      this.messages.splice(index, 1);
      said.push(...says(`${index + 1} EXPUNGE`));
    }
    return said;
  }

  #uidOf(message: Buffer): number {
    if (!this.#seen.includes(message)) this.#seen.push(message);
    return this.#seen.indexOf(message) + 1;
  }
}

function says(...lines: readonly string[]): Buffer[] {
  return lines.map((line) => Buffer.from(`* ${line}\r\n`));
}

function isWithin(range = '', number: number): boolean {
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part.split(':').map(Number);
    return number >= from && number <= to;
  });
}
