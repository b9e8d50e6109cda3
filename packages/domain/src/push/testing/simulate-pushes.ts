import { isNotified, quietUntil } from '../../notifications';
import { DAY, MINUTE } from '../../time';
import { pushTtlMs } from '..';
import { END, type DrawnMember, type Happening } from './draw-week';

export interface ShownPush {
  member: DrawnMember;
  sentAt: number;
  shownAt: number;
  /** What the member hadn't seen when it was sent. */
  about: readonly Happening[];
}

/** The push messages that a member's phone shows, of which a service stores one while it is off: all have one topic. */
export function simulatePushes(member: DrawnMember): ShownPush[] {
  const { happenings, visits, rules } = member;
  const wanted = happenings.filter(({ kind }) => isNotified({ kind, channel: 'push' }, rules));
  const shown: ShownPush[] = [];
  let toldSeq = 0;
  let stored: { push: ShownPush; endsAt: number } | null = null;
  const deliver = (until: number) => {
    if (stored === null || stored.push.shownAt > until) return;
    if (stored.push.shownAt < stored.endsAt) shown.push(stored.push);
    stored = null;
  };
  for (let at = (wanted[0]?.at ?? END) + MINUTE; at < END;) {
    deliver(at);
    const news = wanted.filter((one) => one.seq > toldSeq && one.at < at && !isSeen(one, { visits, at }));
    const waitsUntil = news.length > 0 ? quietUntil(new Date(at), rules.quietHours) : null;
    if (news.length > 0 && waitsUntil === null) {
      const kinds = [...new Set(news.map(({ kind }) => kind))];
      const ttl = pushTtlMs({ kinds, quietHours: rules.quietHours, now: new Date(at) });
      toldSeq = Math.max(...news.map(({ seq }) => seq));
      stored = { push: { member, sentAt: at, shownAt: onAfter(member, at), about: news }, endsAt: at + ttl };
    }
    const next = wanted.find((one) => one.at >= at)?.at ?? END;
    at = Math.max(at + MINUTE, waitsUntil?.getTime() ?? next + MINUTE);
  }
  deliver(END + DAY);
  return shown;
}

export function isSeen(
  { at: from }: Happening,
  { visits, at }: { visits: readonly number[]; at: number },
): boolean {
  return visits.some((visit) => visit >= from && visit <= at);
}

/** When the phone is on, from a time on. */
function onAfter({ off }: DrawnMember, at: number): number {
  let time = at;
  for (const [from, until] of off) if (from <= time && time < until) time = until;
  return time;
}
