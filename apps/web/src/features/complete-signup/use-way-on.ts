import { useEffect, useState } from 'react';

/** Goes on to the members' home when the account becomes active while this page waits, in whatever tab that was. */
export function useWayOn(isWaiting: boolean): void {
  const [wasWaiting] = useState(isWaiting);
  useEffect(() => {
    if (wasWaiting && !isWaiting) location.assign('/members');
  }, [wasWaiting, isWaiting]);
}
