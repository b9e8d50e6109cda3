import type { LinkKind } from '@vela/domain/limits';

/** The page a link leads to, but that of a conversation, which depends on who follows it. It only shows a form that posts the token: a mail scanner's visit uses nothing up. */
const LINK_PAGES = {
  activation: '/activate/done',
  password_reset: '/reset-password/do',
  mail_change: '/mail-change/do',
  mail_change_undo: '/mail-change/do?undo=1',
  reactivation: '/account-deleted',
  address_check: '/mail-change/do?again=1',
  unsubscribe: '/unsubscribe',
} as const satisfies Record<Exclude<LinkKind, 'conversation'>, string>;

export function linkPath(kind: LinkKind, token: string): string {
  if (kind === 'conversation') return `/${token}`;
  const page = LINK_PAGES[kind];
  return `${page}${page.includes('?') ? '&' : '?'}token=${token}`;
}
