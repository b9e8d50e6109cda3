import type { Device } from '@vela/contract/entities/session';
import type { LinkKind } from '@vela/domain/limits';
import type { ColumnType, Generated } from 'kysely';
import type { UncheckedJson } from './unchecked-json';

export interface SessionsTable {
  id: string;
  token_hash: Buffer;
  member_id: string;
  site_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /**
   * The time when the password was given in the session for a stored payment method; a new password deletes
   * it.
   */
  payment_confirmed_at: Date | null;
  /** Null in a session of the version before. */
  device_kind: Device['kind'] | null;
  browser: Device['browser'];
  system: Device['system'];
  /** ISO 3166 code of the address that it was started from. */
  country: string | null;
}

export interface DevicesTable {
  member_id: string;
  token_hash: Buffer;
  last_login_at: Date;
}

export interface PasskeysTable {
  id: string;
  member_id: string;
  site_id: string;
  credential_id: Buffer;
  /** In the form of COSE. */
  public_key: Buffer;
  /** A bigint, which arrives as text. */
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  name: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  site_id: string;
  /** The session that adds a passkey; null for a log-in. */
  session_id: string | null;
  expires_at: Date;
}

export interface PushSubscriptionsTable {
  endpoint: string;
  session_id: string;
  member_id: string;
  told_seq: number;
  subscribed_at: Date;
  next_at: Generated<Date>;
  failures: Generated<number>;
}

export interface DataExportsTable {
  id: string;
  member_id: string;
  asked_at: Date;
  /** null while it is being made. */
  ready_at: Date | null;
  /** Names what the run that finished stored; null until then. */
  run: string | null;
  /** How many parts of it are in the storage. */
  parts: Generated<number>;
  /** A bigint, which arrives as text. */
  bytes: ColumnType<string, number | undefined, number>;
}

export interface LoginAttemptsTable {
  account: string;
  source: string;
  /** Wrong attempts since the last block, oldest first. */
  failed_at: Generated<Date[]>;
  blocks: Generated<number>;
  blocked_until: Date | null;
  last_attempt_at: Date;
  /** The site whose settings say how long it is stored; null for a row of the previous version. */
  site_id: string | null;
}

export interface LinksTable {
  id: string;
  token_hash: Buffer;
  kind: LinkKind;
  member_id: string;
  site_id: string;
  data: UncheckedJson;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** The canonical address that it reserves for its member while it is open. */
  reserved_email: string | null;
}

export interface SignupDraftsTable {
  token_hash: Buffer;
  site_id: string;
  data: UncheckedJson;
  password_hash: string | null;
  expires_at: Date;
  /** Its sign-up is done. */
  ended: Generated<boolean>;
}

export interface KeptNamesTable {
  site_id: string;
  name_key: string;
  signup: Buffer;
  kept_at: Generated<Date>;
}
