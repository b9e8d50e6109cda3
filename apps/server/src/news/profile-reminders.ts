import {
  isReminderOpen,
  MAIL_PACE,
  nextReminder,
  REMINDER_TIMES,
  type ReminderSubject,
} from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import { createLink } from '../links/links';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';
import type { ScheduledMail, ScheduledMailContext, Receiving } from './scheduled-mail';

const kind = 'reminders';

const LONGEST_MS = Math.max(...Object.values(REMINDER_TIMES).map(({ untilMs }) => untilMs));
const SOONEST_MS = Math.min(...Object.values(REMINDER_TIMES).map(({ afterMs }) => afterMs));

/** Nobody gets more than that, whatever they are about. */
const MOST = Object.values(REMINDER_TIMES).reduce((sum, { most }) => sum + most, 0);

/** Of the query's `members` row. */
const HAS_PHOTO = sql<boolean>`exists (
  select from photos where photos.member_id = members.id and photos.purpose = 'profile' and not photos.private
)`;
/** Whether the query's `profiles` row says anything that the sign-up doesn't need. */
const HAS_ABOUT = sql<boolean>`(
  coalesce(profiles.about, '') <> '' or profiles.notes <> '[]' or cardinality(profiles.interests) > 0
)`;

/** Reminds who has signed up lately of an address that isn't confirmed, of a missing photo and of an empty profile. */
export const profileReminders: ScheduledMail = {
  kind,
  isFor: ({ isMailed, awaitsConfirmation }) => isMailed || awaitsConfirmation,
  findMembers: findUnfinished,
  write: async (context, tx, receiving) => {
    const subject = await nextSubject(tx, receiving);
    if (subject === null) return null;
    if (subject === 'confirmation' && !(await hasRoom(context, tx, receiving))) return null;
    await tx
      .updateTable('notification_mails')
      .set({ reminded_of: sql<ReminderSubject[]>`reminded_of || ${subject}::text` })
      .where('member_id', '=', receiving.memberId)
      .where('kind', '=', kind)
      .execute();
    const linkId = subject === 'confirmation' ? await activationLink(context, tx, receiving) : null;
    return { ...(await receiving.head()), kind, about: subject, linkId };
  },
  review: async (tx, { job, memberId, now }) => {
    const finished = await findFinished(tx, memberId);
    const isOpen = finished && job.kind === kind && isReminderOpen(job.about, { ...finished, now });
    return isOpen ? job : null;
  },
};

/** The members who signed up or confirmed within the time of the reminders and haven't finished. */
async function findUnfinished(
  db: Db,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const [first, last] = [addMs(now, -LONGEST_MS), addMs(now, -SOONEST_MS)];
  const { rows } = await sql<{ id: string }>`
    select members.id from members
    join profiles on profiles.member_id = members.id
    where members.id > ${after} and members.status in ('active', 'not_confirmed') and not profiles.fictional
      and (members.status = 'not_confirmed' or not ${HAS_PHOTO} or not ${HAS_ABOUT})
      and coalesce(members.activated_at, members.signup_date) > ${first}
      and coalesce(members.activated_at, members.signup_date) <= ${last}
      and not exists (
        select from notification_mails mailed
        where mailed.member_id = members.id and mailed.kind = ${kind}
          and (mailed.mailed_at > ${addMs(now, -MAIL_PACE[kind].gapMs)} or cardinality(mailed.reminded_of) >= ${MOST})
      )
    order by members.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function nextSubject(tx: Tx, { memberId, now }: Receiving): Promise<ReminderSubject | null> {
  const finished = await findFinished(tx, memberId);
  return finished && nextReminder({ ...finished, now });
}

interface Finished {
  signedUpAt: Date;
  confirmedAt: Date | null;
  hasPhoto: boolean;
  hasAbout: boolean;
  sent: ReminderSubject[];
}

/** How far a member has come with the sign-up, and what the member was reminded of. */
async function findFinished(tx: Tx, memberId: string): Promise<Finished | null> {
  const { rows } = await sql<Finished>`
    select members.signup_date as "signedUpAt", members.activated_at as "confirmedAt", mailed.reminded_of as sent,
      ${HAS_PHOTO} as "hasPhoto", ${HAS_ABOUT} as "hasAbout"
    from members
    join profiles on profiles.member_id = members.id
    join notification_mails mailed on mailed.member_id = members.id and mailed.kind = ${kind}
    where members.id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

/** Anyone may have signed up with the address: it counts among the mails that a stranger can cause. */
async function hasRoom(context: ScheduledMailContext, tx: Tx, { receiver }: Receiving): Promise<boolean> {
  const site = await context.sites.byId(receiver.siteId);
  return consumeMailboxRoom(context, tx, { site, to: receiver.email });
}

function activationLink(
  context: ScheduledMailContext,
  tx: Tx,
  { memberId, receiver, now }: Receiving,
): Promise<string> {
  return createLink(context, tx, { kind: 'activation', memberId, siteId: receiver.siteId, now });
}
