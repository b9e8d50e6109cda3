import { hasLoggedOut } from '../../storage/log-outs';
import { readStored, writeStored } from '../../storage/member-storage';

/** The name under which the position in the member's events is stored, and of what the windows of a browser share. */
export const EVENTS = 'events';

/**
 * The position in the member's events that this browser has reached; before it has reached any, that of the page it shows. After
 * a log-out nothing that still arrives is stored.
 */
export function savedPositionOf(memberId: string, ofPage: string | null) {
  return {
    read: () => readStored(memberId, EVENTS) ?? ofPage,
    write: (lastEventId: string) => {
      if (!hasLoggedOut()) writeStored(memberId, EVENTS, lastEventId);
    },
  };
}
