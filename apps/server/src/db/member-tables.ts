import type { Writers } from '@vela/domain/chat';
import type { Country, Language, Locale } from '@vela/domain/locale';
import type { LeavingReason, MemberStatus, ProfileStatus } from '@vela/domain/members';
import type {
  DisabledReason,
  NotificationChoices,
  NotificationKind,
  ReminderSubject,
} from '@vela/domain/notifications';
import type { SwipeChoice } from '@vela/domain/likes';
import type { MailOutcome } from '@vela/domain/mail-events';
import type { Gender, LookingFor, ProfileNote } from '@vela/domain/profile';
import type { PhotoPurpose, PhotoStatus } from '@vela/domain/photos';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { UncheckedJson } from './unchecked-json';

export type OperatorRole = 'moderator' | 'admin';

export interface StoredConsents {
  terms_version: string | null;
  special_categories: boolean;
}

export interface MembersTable {
  id: string;
  site_id: string;
  /** The name as typed. */
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
  /** Whether people without an account may see it, where the site shows them members at all. */
  shown_to_visitors: Generated<boolean>;
  /** Whether others see when it has read what they wrote, and it when they have. */
  read_receipts: Generated<boolean>;
  may_write: Generated<Writers>;
  /** As it was written, one a line. */
  hidden_words: Generated<string>;
  notifications_disabled: Generated<DisabledReason[]>;
  consents: JSONColumnType<StoredConsents>;
  signup_date: Date;
  activated_at: Date | null;
  /** Whether a purchase has ended the welcome offer, whatever became of it. */
  welcome_used: Generated<boolean>;
  /** When an account that is pending deletion is erased; until then it can come back. */
  erase_at: Date | null;
  /** When the address was last shown to take mails. */
  address_confirmed_at: Date | null;
  /** What authenticators know the member by; null until the first passkey. */
  passkey_handle: Buffer | null;
}

/** How many members of a day said that they leave for a reason. */
export interface LeavingReasonsTable {
  site_id: string;
  /** `YYYY-MM-DD`, of the site. */
  day: string;
  reason: LeavingReason;
  members: number;
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

/** A note with the language of its text, where that is known. */
export type StoredNote = ProfileNote & { language?: Language };

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
  /** When the member corrected gender or date of birth; null for never. */
  corrected_at: Date | null;
  /** Days after the birthday on which others see the new age: by chance, and the member's own. */
  age_delay: Generated<number>;
  /** The day that the shown age counts from: `date_of_birth` and so many days. */
  age_counts_from: GeneratedAlways<string>;
  country: Country;
  region: string | null;
  city: string | null;
  about: string | null;
  /** That of the text; null where it isn't known, as of texts that were stored before it was looked for. */
  about_language: Language | null;
  /** In the member's order. */
  notes: ColumnType<StoredNote[], string | undefined, string>;
  signup_reason: string | null;
  signup_reason_language: Language | null;
  /** null for what wasn't said. */
  looking_for: LookingFor[] | null;
  relationship_status: string | null;
  hair_color: string | null;
  body_type: string | null;
  eye_color: string | null;
  tattoos: boolean | null;
  interests: Generated<string[]>;
  /** null for none, and without the consent to special categories. */
  intimate_interests: string[] | null;
  /** What the member chose; others see the border while the member is premium. */
  photo_border: Generated<boolean>;
  /** Those that the member speaks; null for what wasn't said. */
  languages: Language[] | null;
  /** Members of one pool find each other; null until the member is listed for the first time. */
  pool: string | null;
  /** Whether a search may show it: what `refreshListing` last found. */
  listed: Generated<boolean>;
  /** Whether a visitor's search may show it. */
  listed_for_visitors: Generated<boolean>;
  last_seen_at: Generated<Date>;
  /** A random number from 0 to one below `SORT_KEYS`: it orders results at the same step of presence. */
  sort_key: Generated<number>;
  /** Degrees north, of the city or region. */
  lat: number | null;
  /** Degrees east. */
  lon: number | null;
  /** The square of the map that `lat` and `lon` lie in. */
  cell: number | null;
}

export interface OpenedProfilesTable {
  member_id: string;
  /** `YYYY-MM-DD`, of the member's site. */
  day: string;
  marks: string[];
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

export interface NotificationPreferencesTable {
  member_id: string;
  /** The differences from the defaults. */
  choices: ColumnType<NotificationChoices, string, string>;
  /** Minutes from midnight in `quiet_time_zone`; all three are null for who has no quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  quiet_time_zone: string | null;
}

export interface NotificationMailsTable {
  member_id: string;
  kind: NotificationKind;
  /** When it is looked at next whether a mail is to be sent; null where nothing waits. */
  due_at: Date | null;
  /** The member's last event that a mail of the kind was sent for; of news and promotions the last announcement. */
  mailed_seq: Generated<number>;
  /** When the last one was written, or, once one went later, when it went. */
  mailed_at: Date | null;
  /** The mail that was written last; it may still wait to be sent. */
  written_id: string | null;
  /** The mail that went last. */
  sent_id: string | null;
  sent_at: Date | null;
  /** What the mails of `reminders` were about, in their order. */
  reminded_of: Generated<ReminderSubject[]>;
}

export interface SentMailsTable {
  member_id: string;
  /** That of the mail's job, which its Message-ID and bounce token carry. */
  id: string;
  /** Keyed hash of the canonical address that it went to. */
  address_mark: string;
  kind: string;
  sent_at: Date;
  /** The worst that was reported of it. */
  outcome: MailOutcome | null;
}

export interface MailEventsTable {
  /** Keyed hash of the event's source and id. */
  mark: string;
  received_at: Date;
}

/** What a member chose in the swipe game. A like of it is among the likes, too. */
export interface SwipesTable {
  member_id: string;
  swiped_id: string;
  choice: SwipeChoice;
  swiped_at: Date;
}

/** Who a member wishes to meet; what the member looks for is in its profile. */
export interface WishesTable {
  member_id: string;
  gender: Gender | null;
  min_age: number | null;
  max_age: number | null;
  distance: number | null;
  country: Country | null;
  region: string | null;
  interests: string[];
  both_ways: boolean;
  changed_at: Date;
}

/** An address whose owner a member hides from, by a keyed hash of its hash. */
export interface HiddenContactsTable {
  member_id: string;
  mark: string;
  added_at: Date;
}

/** A member that another hides from, by the contact that it is or was. */
export interface HiddenFromTable {
  member_id: string;
  viewer_id: string;
  mark: string;
}

export interface LikesTable {
  id: string;
  /** Who likes. */
  member_id: string;
  liked_id: string;
  /** A like is new until the liked member has seen it. */
  is_new: Generated<boolean>;
  /** Whether the giver of this like was notified of the match that it is half of. */
  match_shown: Generated<boolean>;
  liked_at: Date;
}
