import type { QuotaMail } from '@vela/domain/limits';
import type { Country, Locale } from '@vela/domain/locale';
import type { MemberStatus, ProfileStatus } from '@vela/domain/members';
import type { PhotoPurpose, PhotoStatus } from '@vela/domain/photos';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ConversationMembersTable,
  ConversationsTable,
  MemberEventHeadsTable,
  MemberEventsTable,
  MessagesTable,
} from './chat-tables';
import type {
  CreditDebtsTable,
  CreditLedgerTable,
  CreditLotsTable,
  DiscountCodesTable,
  DiscountUsesTable,
  OrdersTable,
  PaymentNoticesTable,
  RefundsTable,
  StoredMethodsTable,
} from './money-tables';

/** The tables as the code sees them; `migrations/` makes them. Timestamps are Dates, a day is `YYYY-MM-DD`. */
export interface Database {
  companies: CompaniesTable;
  sites: SitesTable;
  site_hosts: SiteHostsTable;
  members: MembersTable;
  signups: SignupsTable;
  consent_changes: ConsentChangesTable;
  profiles: ProfilesTable;
  credit_ledger: CreditLedgerTable;
  credit_lots: CreditLotsTable;
  credit_debts: CreditDebtsTable;
  orders: OrdersTable;
  payment_notices: PaymentNoticesTable;
  refunds: RefundsTable;
  discount_codes: DiscountCodesTable;
  discount_uses: DiscountUsesTable;
  stored_methods: StoredMethodsTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  login_attempts: LoginAttemptsTable;
  links: LinksTable;
  signup_drafts: SignupDraftsTable;
  mails: MailsTable;
  rate_limits: RateLimitsTable;
  photos: PhotosTable;
  photo_access: PhotoAccessTable;
  blocks: BlocksTable;
  site_texts: SiteTextsTable;
  reports: ReportsTable;
  complaints: ComplaintsTable;
  consent_answers: ConsentAnswersTable;
  likes: LikesTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  member_event_heads: MemberEventHeadsTable;
  member_events: MemberEventsTable;
  push_subscriptions: PushSubscriptionsTable;
}

/** JSON whose shape is checked where it is read: it may have been written by an older version. */
type UncheckedJson = ColumnType<unknown, string, string>;

export interface CompaniesTable {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  kvk: string | null;
  tradenames: string[];
  vat_numbers: string[];
  added: Date;
}

export interface SitesTable {
  id: string;
  company_id: string;
  name: string;
  url: string;
  is_default: Generated<boolean>;
  settings: UncheckedJson;
}

export interface SiteHostsTable {
  host: string;
  site_id: string;
}

export type OperatorRole = 'moderator' | 'admin';
export type NotificationsDisabledReason = 'fbl' | 'bounce' | 'listunsubscribe';

export interface StoredConsents {
  terms_version: string | null;
  special_categories: boolean;
}

export interface MembersTable {
  id: string;
  site_id: string;
  /** As typed. */
  email: string;
  email_canonical: string;
  name: string;
  /** The name as names are compared. */
  name_key: string;
  password_hash: string;
  status: MemberStatus;
  operator_role: OperatorRole | null;
  language: Locale;
  paid_user: Generated<boolean>;
  invisible: Generated<boolean>;
  notifications_disabled: Generated<NotificationsDisabledReason[]>;
  consents: JSONColumnType<StoredConsents>;
  signup_date: Date;
  activated_at: Date | null;
  /** Whether a purchase has ended the welcome offer, whatever became of it. */
  welcome_used: Generated<boolean>;
}

export interface SignupsTable {
  member_id: string;
  signup_member_id: string | null;
  tracking: UncheckedJson | null;
}

export interface ConsentChangesTable {
  id: string;
  member_id: string;
  consents: JSONColumnType<StoredConsents>;
  changed_at: Date;
}

export interface ProfilesTable {
  member_id: string;
  /** `disabled` until the member's address is confirmed. */
  status: ProfileStatus;
  fictional: Generated<boolean>;
  gender: 'male' | 'female';
  gender_identity: string | null;
  sexuality: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  country: Country;
  region: string | null;
  city: string | null;
  about: string | null;
  signup_reason: string | null;
  relationship_status: string | null;
  hair_color: string | null;
  body_type: string | null;
  eye_color: string | null;
  tattoos: boolean | null;
  interests: Generated<string[]>;
  /** Members of one pool find each other; null until the member is listed for the first time. */
  pool: string | null;
  /** Whether a search may show it: what `refreshListing` last found. */
  listed: Generated<boolean>;
  last_seen_at: Generated<Date>;
  /** Degrees north, of the city or region. */
  lat: number | null;
  /** Degrees east. */
  lon: number | null;
  /** The square of the map that `lat` and `lon` lie in. */
  cell: number | null;
}

export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  /** Whether there was a like or a conversation: only then may the blocked one be told. */
  had_contact: boolean;
  blocked_at: Date;
}

export interface ReportsTable {
  id: string;
  reference: string;
  site_id: string;
  /** null for a visitor's. */
  reporter_id: string | null;
  subject_kind: 'profile' | 'message' | 'photo';
  subject_id: string;
  reason: string;
  text: string;
  created_at: Date;
}

export interface SiteTextsTable {
  site_id: string;
  page: string;
  locale: string;
  source: string;
  changed_at: Date;
}

export interface ComplaintsTable {
  id: string;
  reference: string;
  site_id: string;
  /** null for a visitor's. */
  member_id: string | null;
  /** As typed. */
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

export interface ConsentAnswersTable {
  id: string;
  site_id: string;
  /** null for a visitor's. */
  member_id: string | null;
  /** Whether who sent them may be kept. */
  tracking: boolean;
  /** That they were asked in. */
  language: Locale;
  answered_at: Date;
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

export interface SessionsTable {
  id: string;
  token_hash: Buffer;
  member_id: string;
  site_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface DevicesTable {
  member_id: string;
  token_hash: Buffer;
  last_login_at: Date;
}

export interface LoginAttemptsTable {
  account: string;
  source: string;
  /** Wrong attempts since the last block, oldest first. */
  failed_at: Generated<Date[]>;
  blocks: Generated<number>;
  blocked_until: Date | null;
  last_attempt_at: Date;
  /** Whose settings say how long it is kept; null where the previous version counted. */
  site_id: string | null;
}

export type LinkKind = QuotaMail;

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
}

export interface SignupDraftsTable {
  token_hash: Buffer;
  site_id: string;
  data: UncheckedJson;
  password_hash: string | null;
  expires_at: Date;
}

export interface MailsTable {
  id: string;
  kind: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  links: string[];
  sent_at: Date;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expire: string | null;
}

export interface PhotosTable {
  id: string;
  member_id: string;
  purpose: PhotoPurpose;
  status: PhotoStatus;
  private: Generated<boolean>;
  main: Generated<boolean>;
  /** Smaller comes first; gaps are fine. */
  position: number;
  /** What a drawn portrait is drawn from, in the words of its own module; null for an upload. */
  portrait: string | null;
  /** Whether its files are in the storage. */
  ready: Generated<boolean>;
  /** Pixels of the largest sharp file. */
  width: number;
  height: number;
  created_at: Date;
}

export interface PhotoAccessTable {
  owner_id: string;
  viewer_id: string;
  granted_at: Date;
}

export interface LikesTable {
  id: string;
  /** Who likes. */
  member_id: string;
  liked_id: string;
  /** Until the one who is liked has seen it. */
  is_new: Generated<boolean>;
  /** Whether the one who likes has been told of the match that this like is half of. */
  match_shown: Generated<boolean>;
  liked_at: Date;
}
