import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import type { LinkMailKind } from '../mails/mail-job';
import { createLink } from './links';

export interface LinkMail {
  kind: LinkMailKind;
  memberId: string;
  siteId: string;
  /** As typed. */
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
