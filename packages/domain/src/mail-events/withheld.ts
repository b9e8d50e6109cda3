import { isLoggedInStatus, type MemberStatus } from '../members';
import { isNotificationKind, isNotified, type NotificationRules } from '../notifications';

/** The owner of the address that a mail is about to go to. */
export interface MailedMember extends Omit<NotificationRules, 'quietHours'> {
  status: MemberStatus;
}

/**
 * Whether a mail that waited to be sent isn't any more; null for an address that is no member's. One of a kind of notifications
 * goes only while its member still wants it, mails aren't stopped and the account is neither deleted nor banned. Necessary mails,
 * such as the one that brings a deleted account back, go nevertheless, but for the activation of an account that nobody has
 * confirmed yet: where its address bounced or complained, it is nobody's, or somebody's who never asked. Source: decisions.md, Notifications.
 */
export function isWithheld(kind: string, member: MailedMember | null): boolean {
  if (isNotificationKind(kind))
    return (
      member === null || !isLoggedInStatus(member.status) || !isNotified({ kind, channel: 'mail' }, member)
    );
  if (kind !== 'activation' || member?.status !== 'not_confirmed') return false;
  return member.disabled.some((reason) => reason === 'bounce' || reason === 'fbl');
}
