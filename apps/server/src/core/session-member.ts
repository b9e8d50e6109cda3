import type { Locale } from '@vela/domain/locale';
import type { LoggedInStatus } from '@vela/domain/members';

/** The member behind a valid session cookie. */
export interface SessionMember {
  /** The session's own id, not its token. */
  id: string;
  memberId: string;
  siteId: string;
  status: LoggedInStatus;
  premium: boolean;
  operator: boolean;
  language: Locale;
  /** The time when the member was last stored as present. */
  lastSeenAt: Date;
  expiresAt: Date;
  /** The time when the member logged in. */
  startedAt: Date;
}

/** What a browser stores of a session. */
export interface SessionCookie {
  token: string;
  expiresAt: Date;
}
