import { DEMO_LEAVING, DEMO_PREMIUM } from '@vela/demo/members/demo-members';
import { addMs, DAY, HOUR } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { createMailboxMail } from '../adapters/mail/mailbox-mail';
import { linkPath } from '../core/link-path';
import type { Site } from '../core/site';
import type { Tx } from '../db/database';
import { createLink } from '../links/links';
import { reusedLink } from '../links/reused-link';
import type { MailJob } from '../mails/mail-job';
import { renderMail } from '../mails/render-mail';
import { unsubscribeLink } from '../notifications/unsubscribe-link';
import { paidOrderOf } from '../orders/queue-order-mail';
import { selectOrders } from '../orders/order-rows';

type Context = Pick<AppContext, 'pages' | 'random' | 'deriveToken'>;

interface Sending {
  site: Site;
  now: Date;
}

/** A mail of the past week and when it was sent. */
interface PastMail {
  job: MailJob;
  /** The name of its member. */
  greeted: string;
  sentAt: Date;
}

/**
 * Puts a week's mails into the demo's mailbox: one of each kind, to the premium account, and to the one that is leaving what it got
 * before. Their links work, as those of every mail.
 */
export async function insertDemoMails(context: Context, tx: Tx, sending: Sending): Promise<void> {
  const mails = [...(await toPremium(context, tx, sending)), ...(await toLeaving(context, tx, sending))];
  for (const mail of mails) await deliver(context, tx, { site: sending.site, ...mail });
}

/** What the premium account was notified of, and how many hours ago. */
const NOTIFIED = [
  { hours: 120, mail: { kind: 'like', count: 2, fictional: 0 } },
  { hours: 98, mail: { kind: 'new_conversations', count: 1, fictional: 0 } },
  { hours: 73, mail: { kind: 'new_messages', count: 3, fictional: 0 } },
  { hours: 53, mail: { kind: 'unread_message_reminders', count: 1, fictional: 0 } },
  { hours: 30, mail: { kind: 'weekly_updates', likes: 4, conversations: 3, members: 12, fictional: 0 } },
  {
    hours: 26,
    mail: {
      kind: 'news',
      path: '/settings/passkeys',
      subject: 'Log in without a password',
      body: 'From now on a finger, a face or a screen lock opens your account. Your password keeps working.',
      action: 'Add a passkey',
    },
  },
  {
    hours: 20,
    mail: {
      kind: 'promotions',
      path: '/credits',
      subject: 'Credits for a long weekend',
      body: 'Have a look at the packages: the larger one is, the less a message costs.',
      action: 'See the packages',
    },
  },
] as const;

const LOGGED_IN_HOURS_AGO = 123;

async function toPremium(context: Context, tx: Tx, { site, now }: Sending): Promise<PastMail[]> {
  const { id: memberId, email: to, name: greeted } = DEMO_PREMIUM;
  const siteId = site.id;
  const base = () => ({ id: context.random.id(), siteId, to, locale: 'en' as const });
  const mails: PastMail[] = [];
  for (const { hours, mail } of NOTIFIED) {
    const unsubscribeId = await unsubscribeLink(context, tx, { memberId, siteId, kind: mail.kind, now });
    const conversationId = await reusedLink(context, tx, { kind: 'conversation', memberId, siteId, now });
    const job = { ...base(), ...mail, unsubscribeId, conversationId };
    mails.push({ greeted, sentAt: addMs(now, -hours * HOUR), job });
  }
  const order = await selectOrders(tx)
    .where('member_id', '=', memberId)
    .where('status', '=', 'completed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const paidAt = order.completed_at ?? order.created_at;
  const paid = paidOrderOf(site, { order, now: paidAt });
  mails.push({ greeted, sentAt: paidAt, job: { ...base(), kind: 'order_confirmed', order: paid } });
  const loggedInAt = addMs(now, -LOGGED_IN_HOURS_AGO * HOUR);
  const act = { browser: 'Firefox, Android', country: 'NL', at: loggedInAt.toISOString() };
  mails.push({ greeted, sentAt: loggedInAt, job: { ...base(), kind: 'new_login', ...act } });
  return mails;
}

async function toLeaving(context: Context, tx: Tx, { site, now }: Sending): Promise<PastMail[]> {
  const { id: memberId, email: to, name: greeted } = DEMO_LEAVING;
  const siteId = site.id;
  const base = () => ({ id: context.random.id(), siteId, to, locale: 'en' as const });
  const member = await tx
    .selectFrom('members')
    .select('erase_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const eraseAt = member.erase_at ?? now;
  const deletedAt = addMs(eraseAt, -site.settings.deleted_account_days * DAY);
  const unsubscribeId = await unsubscribeLink(context, tx, { memberId, siteId, kind: 'reminders', now });
  const linkId = await createLink(context, tx, {
    kind: 'reactivation',
    memberId,
    siteId,
    expiresAt: eraseAt,
    now: deletedAt,
  });
  return [
    {
      greeted,
      sentAt: addMs(deletedAt, -2 * DAY),
      job: { ...base(), kind: 'reminders', about: 'photo', linkId: null, unsubscribeId },
    },
    {
      greeted,
      sentAt: deletedAt,
      job: { ...base(), kind: 'reactivation', linkId, eraseAt: eraseAt.toISOString() },
    },
  ];
}

/** Stores it as the mailbox would have done then. */
async function deliver(
  { pages, deriveToken }: Context,
  tx: Tx,
  { site, job, greeted, sentAt }: PastMail & { site: Site },
) {
  const mail = renderMail({
    job,
    site,
    linkTo: (link, linkId) => linkPath(link, deriveToken(linkId)),
    accents: pages.accents,
    greeted,
  });
  const mailbox = createMailboxMail({ db: tx, clock: { now: () => sentAt } });
  await mailbox.send({ ...mail, reference: job.id, returnPath: null });
}
