import { SECOND } from '@vela/domain/time';
import { ImapFlow } from 'imapflow';
import type { Clock } from '../../core/clock';
import { isLoopbackHost } from '../../core/loopback-host';
import type { ReportMailbox } from '../../core/report-mailbox-port';
import { readReport } from './read-report';
import { MAX_REPORT_BYTES } from './report-bounds';

/** Messages of one run; the run of the next minute collects the others. */
const MOST_IN_A_RUN = 200;

/** After so long a run leaves the others to the next, too: a flood of messages must not keep a server busy for minutes. */
const RUN_MS = 30 * SECOND;

/** The rest of a long message isn't loaded. */
const SOURCE = { uid: true, source: { maxLength: MAX_REPORT_BYTES } } as const;

/** A server that doesn't answer must fail before the job is taken for dead. */
const TIMEOUTS = { connectionTimeout: 20 * SECOND, greetingTimeout: 20 * SECOND, socketTimeout: 60 * SECOND };

/**
 * The mailbox at `url`, such as `imaps://user:password@host/INBOX`. Without TLS from the start it has to begin with the first
 * command, unless the server is this machine.
 */
export function createImapMailbox(url: string, { clock }: { clock: Clock }): ReportMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    collect: async (handle) => {
      const client = new ImapFlow({
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        doSTARTTLS: secure ? undefined : !isLoopbackHost(hostname),
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        // What it says may quote addresses.
        logger: false,
        ...TIMEOUTS,
      });
      // A fault between two commands, which the next of them reports, too.
      client.on('error', () => {});
      await client.connect();
      try {
        await collectFrom(client, { folder, clock, handle });
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

interface Run {
  folder: string;
  clock: Clock;
  handle: Parameters<ReportMailbox['collect']>[0];
}

/**
 * Each message is a few answers of the server, between which this process does its other work. It is deleted once it was handled,
 * so that a crash or a fault of the database before that loses no report: the next run meets the message again. One that can't be
 * handled stays and holds up none of the others; the run reports it by throwing at its end.
 */
async function collectFrom(client: ImapFlow, { folder, clock, handle }: Run): Promise<void> {
  const { exists } = await client.mailboxOpen(folder);
  if (exists === 0) return;
  const endsAt = clock.now().getTime() + RUN_MS;
  const errors: unknown[] = [];
  const waiting = await client.fetchAll(`1:${Math.min(exists, MOST_IN_A_RUN)}`, { uid: true });
  for (const { uid } of waiting) {
    if (clock.now().getTime() >= endsAt) break;
    const found = await client.fetchOne(String(uid), SOURCE, { uid: true });
    // Another node has deleted it meanwhile.
    if (!found || !found.source) continue;
    const isHandled = await handle(readReport(found.source)).then(
      () => true,
      (error: unknown) => !errors.push(error),
    );
    if (isHandled) await deleteMessage(client, uid);
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Reports in the mailbox were not handled');
}

async function deleteMessage(client: ImapFlow, uid: number): Promise<void> {
  const isDeleted = await client.messageDelete(String(uid), { uid: true });
  if (!isDeleted) throw new Error('The mailbox of reports deleted nothing');
}
