import type { AppContext } from '../core/context';
import { applyMailEvent } from './apply-mail-event';
import { mailEventOf } from './mail-event-of';

/**
 * Applies the reports that wait in the mailbox; what is none is only counted. Runs each minute. What a
 * report says is committed before its message is deleted, and one that comes twice changes nothing again.
 */
export async function collectReports(context: AppContext): Promise<void> {
  await context.reportMailbox?.collect(async (report) => {
    const now = context.clock.now();
    const event = mailEventOf(context, report ?? NO_REPORT, now);
    await applyMailEvent(context, { source: 'mailbox', event, now });
  });
}

const NO_REPORT = { id: 'none', kind: 'ignored', references: [], address: null } as const;
