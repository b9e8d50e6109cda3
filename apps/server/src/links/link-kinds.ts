import type { LinkKind } from '../db/access-tables';

/** The page a link leads to. It only shows a form that posts the token: a mail scanner's visit uses nothing up. */
const LINK_PAGES = {
  activation: '/activate/done',
  password_reset: '/reset-password/do',
  mail_change: '/mail-change/do',
} as const satisfies Record<LinkKind, string>;

export function linkPath(kind: LinkKind, token: string): string {
  return `${LINK_PAGES[kind]}?token=${token}`;
}
