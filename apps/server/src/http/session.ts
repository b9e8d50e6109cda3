import type { Locale } from '@vela/domain/locale';

/** The member behind a valid session cookie. */
export interface SessionMember {
  /** The session's own id, not its token. */
  id: string;
  memberId: string;
  siteId: string;
  status: 'not_confirmed' | 'active';
  premium: boolean;
  operator: boolean;
  language: Locale;
}
