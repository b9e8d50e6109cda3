import { hasLoggedOut } from '../../storage/log-outs';
import { readStored, writeStored } from '../../storage/member-storage';

/** By which the place in the member's events is kept, and what the windows of a browser share is called. */
export const EVENTS = 'events';

/** The place in the member's events that this browser has come to. After a log-out nothing is kept of what still comes. */
export function savedPositionOf(memberId: string) {
  return {
    read: () => readStored(memberId, EVENTS),
    write: (lastEventId: string) => {
      if (!hasLoggedOut()) writeStored(memberId, EVENTS, lastEventId);
    },
  };
}
