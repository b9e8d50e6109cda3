import { HOUR, MINUTE } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Call } from '../core/handler';
import { browserOf } from '../security/browser-of';
import { isFirstIn } from '../security/is-first-in';
import { recordSecurityEvent } from '../security/record-security-event';
import { notifyOwner, type AccountOwner } from '../security/notify-owner';

type LogInCall = Pick<Call, 'context' | 'site' | 'client' | 'now' | 'header'>;

/** A member who logs in again and again gets no further mail for this time, in milliseconds. */
const NEW_BROWSER_MAIL_MS = HOUR;

/** How often the same failed attempt is recorded, so that a flood can't fill the table; in milliseconds. */
const FAILED_LOG_IN_MS = MINUTE;

/** Records that a member logged in; `isNew` in a browser that the account doesn't know yet, of which its owner gets a mail. */
export async function recordLogIn(
  { context, site, client, now, header }: LogInCall,
  { member, isNew, by }: { member: AccountOwner & { id: string }; isNew: boolean; by?: 'passkey' },
): Promise<void> {
  const { id: memberId } = member;
  const about = { siteId: site.id, memberId, address: client.address, now };
  await recordSecurityEvent(context, context.db, { kind: 'login', ...about });
  if (!isNew) return;
  await recordSecurityEvent(context, context.db, { kind: 'new_browser', ...about });
  const key = context.fingerprint(`new login ${memberId}`);
  await context.db.transaction().execute(async (tx) => {
    if (!(await isFirstIn(tx, { key, forMs: NEW_BROWSER_MAIL_MS, now }))) return;
    const browser = browserOf(header('user-agent'));
    const mail = {
      kind: 'new_login',
      browser,
      country: client.country,
      at: now.toISOString(),
      ...(by && { by }),
    } as const;
    await notifyOwner(context, tx, { owner: member, mail });
  });
}

export async function recordFailedLogIn(
  context: AppContext,
  {
    account,
    network,
    ...event
  }: {
    /** What they are counted under. */
    account: string;
    network: string;
    siteId: string;
    memberId: string | null;
    address: string;
    now: Date;
  },
): Promise<void> {
  const key = `failed login ${account} ${network}`;
  if (!(await isFirstIn(context.db, { key, forMs: FAILED_LOG_IN_MS, now: event.now }))) return;
  await recordSecurityEvent(context, context.db, { kind: 'login_failed', ...event });
}
