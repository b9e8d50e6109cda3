import { canWriteFree } from '@vela/domain/chat';
import { usePage } from '../../kit/page/page-context';

/** Whether a first message to somebody is free: else nobody is asked for one here, where no price stands. */
export function useCanWrite(): boolean {
  const { settings, user } = usePage();
  return (
    user?.written !== undefined &&
    canWriteFree({ premium: user.paid_user, written: user.written, wroteHere: false }, settings)
  );
}
