import type { Locale } from '@vela/domain/locale';
import type { ReportOutcome, ReportReason, SecurityEventKind } from '@vela/domain/safety';
import type { Generated } from 'kysely';
import type { UncheckedJson } from './unchecked-json';

export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  /** Whether there was a like or a conversation: only then may the blocked member be notified. */
  had_contact: boolean;
  blocked_at: Date;
  /** It came back with the address of an erased account: who made it doesn't learn of the new one. */
  restored: Generated<boolean>;
}

/** A block of a member whose account was erased. */
export interface ErasedBlocksTable {
  blocker_id: string;
  /** A keyed hash of the address of the blocked member. */
  mark: string;
  had_contact: boolean;
  blocked_at: Date;
}

/** A block between two members with a contact; it is stored for a while after it was removed, too. */
export interface BlockedContactsTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Date;
  /** null where they never wrote to each other. */
  conversation_id: string | null;
  /** The number of the newest message when the block was made. */
  last_seq: Generated<number>;
  /** Whether the blocked one knew of it, too; if not, it serves the blocker alone. */
  had_contact: Generated<boolean>;
}

export interface ReportsTable {
  id: string;
  reference: string;
  site_id: string;
  /** null for a visitor's. */
  reporter_id: string | null;
  subject_kind: 'profile' | 'message' | 'photo';
  subject_id: string;
  /** The member that it is about; null where an old report doesn't know. */
  reported_id: string | null;
  reason: ReportReason;
  text: string;
  /** What was reported, as it was then (`Evidence`). */
  evidence: UncheckedJson | null;
  created_at: Date;
  /** What operators decided; null where they haven't. */
  outcome: ReportOutcome | null;
  decided_at: Date | null;
}

/** A photo whose files a report needs. */
export interface ReportPhotosTable {
  report_id: string;
  photo_id: string;
}

export interface SecurityEventsTable {
  id: string;
  at: Date;
  kind: SecurityEventKind;
  site_id: string;
  /** Keyed hashes; null where there is none, or none was asked. */
  member_key: string | null;
  network_key: string | null;
}

export interface ComplaintsTable {
  id: string;
  reference: string;
  site_id: string;
  /** null for a visitor's. */
  member_id: string | null;
  /** The address as typed. */
  email: string;
  email_canonical: string;
  name: string;
  category: string;
  subject: string;
  text: string;
  url: string;
  language: Locale;
  created_at: Date;
}
