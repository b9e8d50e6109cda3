import type { Locale } from '@vela/domain/locale';
import type { NotificationKind } from '@vela/domain/notifications';
import type { Generated, GeneratedAlways } from 'kysely';
import type { UncheckedJson } from './unchecked-json';

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

export interface SiteTextsTable {
  site_id: string;
  page: string;
  locale: string;
  source: string;
  changed_at: Date;
}

/** What a site writes to the members who asked for its news or offers. */
export interface AnnouncementsTable {
  /** Counts up in the order they were opened. */
  seq: GeneratedAlways<number>;
  site_id: string;
  kind: Extract<NotificationKind, 'news' | 'promotions'>;
  path: string;
  /** An `AnnouncementText` by language. */
  texts: UncheckedJson;
  /** The language that members get whose own is missing. */
  fallback: string;
  created_at: Date;
  ends_at: Date;
}

export interface ConsentAnswersTable {
  id: string;
  site_id: string;
  /** null for a visitor's. */
  member_id: string | null;
  /** Whether the partner who sent them may be stored. */
  tracking: boolean;
  /** That they were asked in. */
  language: Locale;
  answered_at: Date;
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

/** What a push message shows in a browser, in the demo's inbox. */
export interface PushesTable {
  member_id: string;
  seq: number;
  /** The names of the events. */
  about: string[];
  locale: Locale;
  title: string;
  body: string;
  link: string;
  sent_at: Date;
}

/** A folder of the storage that is to be deleted. */
export interface FolderDeletionsTable {
  folder: string;
  /** The photo whose files are in it; null for others. */
  photo_id: string | null;
  /** When nobody writes there any more. */
  due_at: Date;
  /** How often it was asked for. */
  asked: Generated<number>;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expire: string | null;
}
