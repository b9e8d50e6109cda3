import { DOWNLOADS_OF_MEMBER } from '@vela/domain/limits';

/** All of a node: each holds a connection, and some pieces of an archive. */
const MOST = 40;

export interface RunningDownloads {
  /** Counts one more of a member, and returns what counts it back, once; who has as many as there may be, where it is one too many. */
  begin(memberId: string): (() => void) | 'member' | 'node';
}

/** Counts the downloads that run on this node, of each member and in all. */
export function createRunningDownloads(most = MOST): RunningDownloads {
  const ofMembers = new Map<string, number>();
  let running = 0;
  const change = (memberId: string, by: number): void => {
    running += by;
    const own = (ofMembers.get(memberId) ?? 0) + by;
    if (own === 0) ofMembers.delete(memberId);
    else ofMembers.set(memberId, own);
  };
  return {
    begin: (memberId) => {
      if ((ofMembers.get(memberId) ?? 0) >= DOWNLOADS_OF_MEMBER) return 'member';
      if (running >= most) return 'node';
      change(memberId, 1);
      let isRunning = true;
      return () => {
        if (isRunning) change(memberId, -1);
        isRunning = false;
      };
    },
  };
}
