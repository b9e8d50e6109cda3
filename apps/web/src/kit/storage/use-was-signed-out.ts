import { useEffect, useState } from 'react';
import { takeSignedOut } from './signed-out';

/** Whether this page was come to since a member’s session was over; false until the page reacts. */
export function useWasSignedOut(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (takeSignedOut()) setWas(true);
  }, []);
  return was;
}
