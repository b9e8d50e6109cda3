import type { User } from '@vela/contract/entities/user';

/** Where the waiting ends: at the members' home once confirmed, at the log-in when the session is over; else nowhere yet. */
export function wayOn(user: Pick<User, 'status'> | null | undefined): string | null {
  if (user === undefined) return null;
  if (user === null) return '/login?next=%2Fcomplete-signup';
  return user.status === 'not_confirmed' ? null : '/members';
}
