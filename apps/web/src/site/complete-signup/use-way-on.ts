import { pathAfterSignup } from '@vela/domain/pages';
import { useEffect, useState } from 'react';
import { noteConfirmed } from '../../kit/storage/confirmed-elsewhere';
import { usePage } from '../../kit/page/page-context';

/**
 * Goes on when the account becomes active while this page waits, in whatever tab that was: to the member for whose sake one
 * signed up, else to the members' home.
 */
export function useWayOn(isWaiting: boolean): void {
  const { signupMember } = usePage();
  const [wasWaiting] = useState(isWaiting);
  const target = pathAfterSignup(signupMember);
  useEffect(() => {
    if (!wasWaiting || isWaiting) return;
    noteConfirmed();
    location.assign(target);
  }, [wasWaiting, isWaiting, target]);
}
