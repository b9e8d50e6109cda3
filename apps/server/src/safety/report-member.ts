import type { BodyOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { referenceOf } from '@vela/domain/safety';
import type { Db, Tx } from '../db/database';
import type { ReportsTable } from '../db/safety-tables';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import { viewerOf } from '../core/viewer';
import { transact } from '../db/transact';
import { findOwnBlock } from '../members/find-own-block';
import { lockActing } from '../members/lock-acting';
import { retainReportedPhotos } from '../photos/reported-photos';
import { withdrawPhotoAccess } from '../photos/take-photo-access';
import { lockAuthor } from '../sessions/sessions';
import { recordSecurityEvent } from '../security/record-security-event';
import { blockLocked } from './block-member';
import { findReportedMember } from './find-reported-member';
import { gatherEvidence, photosOf } from './gather-evidence';

type Subject = Pick<ReportsTable, 'subject_kind' | 'subject_id'>;

/**
 * Stores the report with its evidence, mails it to the site's support and confirms it to the member who made
 * it. What the member asks for beside it is done with it or not at all, and after the evidence is gathered: a block deletes the
 * conversation.
 */
export const reportMember: Handler<'reportMember'> = async (call) => {
  const { context, session, body } = call;
  if (session === null && (body.block || body.withdraw_photos)) throw new Failure('authentication_required');
  const subject = subjectOf(body);
  const memberId = await findReportedMember(context.db, { viewer: viewerOf(call), ...subject });
  if (memberId === null) throw new Failure('not_found');
  const reference = referenceOf('R', context.random.id());
  const blocked = await transact(context.db, async (tx) => {
    // Before all else, since members are locked in the order of their ids.
    if (session !== null && (body.block || body.withdraw_photos)) await lockActing(tx, session, [memberId]);
    const reporterId = await lockAuthor(tx, session);
    await storeReport(tx, { call, subject, reporterId, memberId, reference });
    return session !== null && actOn(tx, { call: { ...call, session }, memberId });
  });
  return { result: { reference, blocked } };
};

interface Acting {
  call: Call<'reportMember'> & { session: SessionMember };
  /** Who is reported. */
  memberId: string;
}

/** Does what the report asks for beside it. Returns whether the reporter blocks the member by now. */
async function actOn(tx: Tx, { call, memberId }: Acting): Promise<boolean> {
  const { session, body } = call;
  if (body.withdraw_photos) await withdrawPhotoAccess(tx, { ownerId: session.memberId, viewerId: memberId });
  if (body.block) return blockLocked(tx, { call, blockedId: memberId });
  return (await findOwnBlock(tx, { viewer: viewerOf(call), memberId })) !== null;
}

function subjectOf({ profile_id, message_id, photo_id = '' }: BodyOf<'reportMember'>): Subject {
  if (profile_id !== undefined) return { subject_kind: 'profile', subject_id: profile_id };
  if (message_id !== undefined) return { subject_kind: 'message', subject_id: message_id };
  return { subject_kind: 'photo', subject_id: photo_id };
}

interface NewReport {
  call: Call<'reportMember'>;
  subject: Subject;
  /** null for a visitor. */
  reporterId: string | null;
  /** Who is reported. */
  memberId: string;
  reference: string;
}

async function storeReport(tx: Tx, report: NewReport): Promise<void> {
  const { context, site, client, now } = report.call;
  await insertReport(tx, report);
  await queueMails(tx, report);
  const event = { kind: 'report', siteId: site.id, memberId: report.reporterId } as const;
  await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
}

async function insertReport(
  tx: Tx,
  { call, subject, reporterId, memberId, reference }: NewReport,
): Promise<void> {
  const { context, site, body, now } = call;
  const evidence = await gatherEvidence(tx, { reporterId, memberId, subject, now });
  const reportId = context.random.id();
  await tx
    .insertInto('reports')
    .values({
      id: reportId,
      reference,
      site_id: site.id,
      reporter_id: reporterId,
      ...subject,
      reported_id: memberId,
      reason: body.reason,
      text: body.text,
      evidence: JSON.stringify(evidence),
      created_at: now,
    })
    .execute();
  await retainReportedPhotos(tx, { reportId, photoIds: photosOf(evidence) });
}

type ReportMails = Omit<NewReport, 'subject'>;

async function queueMails(tx: Tx, { call, reporterId, memberId, reference }: ReportMails): Promise<void> {
  const { context, site, body } = call;
  const base = { siteId: site.id, reference };
  const { reason, text } = body;
  await context.jobs.add(tx, 'mail.send', {
    ...base,
    id: context.random.id(),
    kind: 'report_for_support',
    to: site.settings.support_email,
    locale: 'en',
    memberId,
    reason,
    text,
  });
  const reporter = reporterId !== null && (await findReporter(tx, reporterId));
  // An address that was never confirmed may be a stranger's: reports must not fill that mailbox.
  if (!reporter || awaitsConfirmation(reporter.status)) return;
  await context.jobs.add(tx, 'mail.send', {
    ...base,
    id: context.random.id(),
    kind: 'report_received',
    to: reporter.email,
    locale: reporter.language,
  });
}

function findReporter(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('members')
    .select(['email', 'language', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}
