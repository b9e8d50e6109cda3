import type { TimedLinkKind } from '@vela/domain/limits';
import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';
import type { Site } from '../core/site';
import { createLink } from './links';

export interface LinkMail {
  kind: Exclude<TimedLinkKind, 'mail_change_undo' | 'unsubscribe' | 'conversation'>;
  memberId: string;
  siteId: string;
  /** The address as typed. */
  to: string;
  locale: Locale;
  /** What following the link needs to know. */
  data?: object;
  now: Date;
}

/** Makes a link and the job of the mail that brings it, both in the caller's transaction. */
export async function queueLinkMail(
  context: Pick<AppContext, 'jobs' | 'random' | 'deriveToken'>,
  tx: Tx,
  { kind, memberId, siteId, to, locale, data, now }: LinkMail,
): Promise<void> {
  const linkId = await createLink(context, tx, { kind, memberId, siteId, ...(data && { data }), now });
  await context.jobs.add(tx, 'mail.send', { id: context.random.id(), kind, linkId, siteId, to, locale });
}

/**
 * Queues a link mail that anyone may cause. Where its mailbox has had its share of mails, nothing is mailed and the link
 * counts for the quota alone: no answer may say how full a mailbox is, since that would say what else was mailed there.
 */
export async function queueLimitedLinkMail(
  context: Pick<AppContext, 'jobs' | 'random' | 'deriveToken' | 'limits' | 'fingerprint'>,
  tx: Tx,
  { site, ...mail }: Omit<LinkMail, 'siteId'> & { site: Site },
): Promise<void> {
  const { kind, memberId, to, now } = mail;
  const siteId = site.id;
  if (await consumeMailboxRoom(context, tx, { site, to }))
    await queueLinkMail(context, tx, { ...mail, siteId });
  else await createLink(context, tx, { kind, memberId, siteId, isSpent: true, now });
}
