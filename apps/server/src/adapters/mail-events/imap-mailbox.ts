import { SECOND } from '@vela/domain/time';
import { ImapFlow } from 'imapflow';
import { isLoopbackHost } from '../../core/loopback-host';
import type { ReportMailbox } from '../../core/report-mailbox-port';
import { MAX_REPORT_BYTES, readReport } from './read-report';

/** Messages of one run; the run of the next minute collects the others. */
const MOST_IN_A_RUN = 200;

/** One byte more than may be read shows that a message is too long, without loading the rest. */
const SOURCE = { uid: true, source: { maxLength: MAX_REPORT_BYTES + 1 } } as const;

/** A server that doesn't answer must fail before the job is taken for dead. */
const TIMEOUTS = { connectionTimeout: 20 * SECOND, greetingTimeout: 20 * SECOND, socketTimeout: 60 * SECOND };

/**
 * The mailbox at `url`, such as `imaps://user:password@host/INBOX`. Without TLS from the start it has to begin with the first
 * command, unless the server is this machine.
 */
export function createImapMailbox(url: string): ReportMailbox {
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
        await collectFrom(client, folder, handle);
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

async function collectFrom(
  client: ImapFlow,
  folder: string,
  handle: Parameters<ReportMailbox['collect']>[0],
): Promise<void> {
  const { exists } = await client.mailboxOpen(folder);
  if (exists === 0) return;
  const waiting = await client.fetchAll(`1:${Math.min(exists, MOST_IN_A_RUN)}`, { uid: true });
  const uids = waiting.map(({ uid }) => uid);
  for (const uid of uids) {
    const found = await client.fetchOne(String(uid), SOURCE, { uid: true });
    if (found && found.source) await handle(await readReport(found.source));
  }
  const isDeleted = await client.messageDelete(uids.join(','), { uid: true });
  if (!isDeleted) throw new Error('The mailbox of reports deleted nothing');
}
