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
  RetentionOffersTable,
  StoredMethodsTable,
} from './money-tables';
import type {
  DataExportsTable,
  DevicesTable,
  KeptNamesTable,
  LinksTable,
  LoginAttemptsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PushSubscriptionsTable,
  SessionsTable,
  SignupDraftsTable,
} from './access-tables';
import type {
  ConsentChangesTable,
  LeavingReasonsTable,
  LikesTable,
  MailEventsTable,
  MembersTable,
  NotificationMailsTable,
  NotificationPreferencesTable,
  OpenedProfilesTable,
  PhotoAccessTable,
  PhotosTable,
  ProfilesTable,
  SentMailsTable,
  SignupsTable,
  SwipesTable,
  HiddenContactsTable,
  HiddenFromTable,
  WishesTable,
} from './member-tables';
import type {
  BlockedContactsTable,
  BlocksTable,
  ComplaintsTable,
  ErasedBlocksTable,
  ReportPhotosTable,
  ReportsTable,
  SecurityEventsTable,
} from './safety-tables';
import type {
  CompaniesTable,
  AnnouncementsTable,
  ConsentAnswersTable,
  FolderDeletionsTable,
  MailsTable,
  PushesTable,
  RateLimitsTable,
  SiteHostsTable,
  SiteTextsTable,
  SitesTable,
} from './site-tables';

/** The tables as the code sees them; `migrations/` makes them. Timestamps are Dates, a day is `YYYY-MM-DD`. */
export interface Database {
  companies: CompaniesTable;
  sites: SitesTable;
  site_hosts: SiteHostsTable;
  members: MembersTable;
  signups: SignupsTable;
  leaving_reasons: LeavingReasonsTable;
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
  retention_offers: RetentionOffersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  login_attempts: LoginAttemptsTable;
  links: LinksTable;
  data_exports: DataExportsTable;
  signup_drafts: SignupDraftsTable;
  kept_names: KeptNamesTable;
  mails: MailsTable;
  pushes: PushesTable;
  rate_limits: RateLimitsTable;
  opened_profiles: OpenedProfilesTable;
  photos: PhotosTable;
  photo_access: PhotoAccessTable;
  folder_deletions: FolderDeletionsTable;
  blocks: BlocksTable;
  erased_blocks: ErasedBlocksTable;
  blocked_contacts: BlockedContactsTable;
  site_texts: SiteTextsTable;
  announcements: AnnouncementsTable;
  reports: ReportsTable;
  report_photos: ReportPhotosTable;
  complaints: ComplaintsTable;
  security_events: SecurityEventsTable;
  consent_answers: ConsentAnswersTable;
  likes: LikesTable;
  swipes: SwipesTable;
  wishes: WishesTable;
  hidden_contacts: HiddenContactsTable;
  hidden_from: HiddenFromTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  member_event_heads: MemberEventHeadsTable;
  member_events: MemberEventsTable;
  push_subscriptions: PushSubscriptionsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_mails: NotificationMailsTable;
  sent_mails: SentMailsTable;
  mail_events: MailEventsTable;
}
