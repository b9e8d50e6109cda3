import { DAY, HOUR } from '@vela/domain/time';
import type { LinkKind } from '../db/schema';

/** How long the link of a mail works; the mails' texts say so, too. */
export const LINK_LIFE_MS = {
  activation: 7 * DAY,
  password_reset: HOUR,
  mail_change: DAY,
} as const satisfies Record<LinkKind, number>;

/** The page a link leads to. It only shows a form that posts the token: a mail scanner's visit uses nothing up. */
const LINK_PAGES = {
  activation: '/activate/done',
  password_reset: '/reset-password/do',
  mail_change: '/mail-change/do',
} as const satisfies Record<LinkKind, string>;

export function linkPath(kind: LinkKind, token: string): string {
  return `${LINK_PAGES[kind]}?token=${token}`;
}
