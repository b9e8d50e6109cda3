import { useEffect, useState } from 'react';
import { loadToMember, toMemberAtHand } from './load-to-member';

type Parts = Awaited<ReturnType<typeof loadToMember>>;

/** The parts of a sign-up to a member, where there is one; the rest of the step doesn't wait for them. */
export function useToMember(isToMember: boolean): Parts | null {
  const [parts, setParts] = useState(() => (isToMember ? toMemberAtHand() : null));
  useEffect(() => {
    let isOver = false;
    // Without them the sign-up is one to nobody.
    if (isToMember && parts === null)
      void loadToMember().then(
        (loaded) => !isOver && setParts(loaded),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [isToMember, parts]);
  return parts;
}
