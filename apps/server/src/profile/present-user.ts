import type { Image } from '@vela/contract/entities/image';
import type { User } from '@vela/contract/entities/user';
import type { Writers } from '@vela/domain/chat';
import { timeBonusAt } from '@vela/domain/time-bonus';
import type { Locale } from '@vela/domain/locale';
import type { MemberStatus } from '@vela/domain/members';
import type { DisabledReason } from '@vela/domain/notifications';
import { isShownToVisitors } from '@vela/domain/sites';
import type { StoredConsents } from '../db/member-tables';
import type { Site } from '../core/site';
import { presentWishes, type StoredWishes } from './stored-wishes';
import { presentOwnProfile, type ProfileRow } from './present-profile';

export interface UserRow extends ProfileRow {
  email: string;
  status: MemberStatus;
  language: Locale;
  notifications_disabled: DisabledReason[];
  consents: StoredConsents;
  signup_date: Date;
  welcome_used: boolean;
  shown_to_visitors: boolean;
  read_receipts: boolean;
  may_write: Writers;
  hidden_words: string;
  hidden_contacts: number;
  wishes: StoredWishes | null;
  /** null before the first entry of the ledger. */
  credits: number | null;
  /** Conversations the member ever wrote in, and messages it wrote in all; null for none. */
  written_conversations: number | null;
  written_messages: number | null;
}

/** A member as that member alone may see it. */
export function presentUser(
  row: UserRow,
  { photos, site, now }: { photos: Image[]; site: Site; now: Date },
): User {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    credits: row.credits ?? 0,
    paid_user: row.paid_user,
    ...(!row.paid_user && {
      written: { conversations: row.written_conversations ?? 0, messages: row.written_messages ?? 0 },
    }),
    language: row.language,
    signup_date: row.signup_date.toISOString(),
    invisible: row.invisible,
    shown_to_visitors: isShownToVisitors({ chosen: row.shown_to_visitors }, site.settings),
    read_receipts: row.read_receipts,
    may_write: row.may_write,
    hidden_words: row.hidden_words,
    num_hidden_contacts: row.hidden_contacts,
    notifications_disabled: row.notifications_disabled,
    consents: row.consents,
    profile: presentOwnProfile(row, { photos, timeZone: site.settings.time_zone, now }),
    wishes: row.wishes && presentWishes(row.wishes, row.looking_for),
    time_bonus: presentTimeBonus(row, { site, now }),
  };
}

function presentTimeBonus(
  { signup_date: signupDate, paid_user: paidUser, welcome_used: welcomeUsed }: UserRow,
  { site, now }: { site: Site; now: Date },
): User['time_bonus'] {
  const bonus = timeBonusAt({ signupDate, paidUser, welcomeUsed }, site.settings, now);
  return bonus && { ...bonus, expires: bonus.expires.toISOString() };
}
