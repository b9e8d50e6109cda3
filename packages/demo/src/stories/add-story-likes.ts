import { addMs, DAY, HOUR, MINUTE } from '@vela/domain/time';
import type { DemoMember } from '../members/demo-members';
import type { DemoLike, DemoStore } from './demo-store';
import type { Script } from './script';

interface Liked {
  account: DemoMember;
  /** Conversations are with the first of them, in the order of the scripts. */
  cast: readonly DemoMember[];
  scripts: readonly Script[];
  likes: { matches: number; received: number; unseen: number; sent: number };
  now: Date;
}

/** The likes between an account and its cast: its matches, the likes it received and the likes it sent. */
export async function addStoryLikes(
  store: DemoStore,
  { account, cast, scripts, likes, now }: Liked,
): Promise<void> {
  const talking = cast.slice(0, scripts.length);
  const others = cast.slice(scripts.length);
  const matches = scripts.filter(({ isMatch }) => isMatch).length;
  const newMatches = others.slice(0, likes.matches - matches);
  const received = others.slice(newMatches.length, newMatches.length + likes.received);
  const sent = others.slice(newMatches.length + received.length).slice(0, likes.sent);
  const { id } = account;
  const rows = [
    ...talking.flatMap((other, index) => {
      const { isMatch, lines } = scripts[index] ?? {};
      const at = addMs(now, -DAY - (lines?.[0]?.minutesAgo ?? 0) * MINUTE);
      return isMatch === true ? match({ one: other.id, other: id, at }) : [];
    }),
    ...newMatches.flatMap((other, index) =>
      match({ one: id, other: other.id, at: addMs(now, -(index * 13 + 20) * HOUR) }),
    ),
    ...received.map((other, index) => ({
      ...like({ from: other.id, to: id, at: addMs(now, -(index + 1) * 7 * HOUR - 11 * MINUTE) }),
      isNew: index < likes.unseen,
      isMatchShown: false,
    })),
    ...sent.map((other, index) => ({
      ...like({ from: id, to: other.id, at: addMs(now, -(index + 1) * 19 * HOUR) }),
      isNew: true,
      isMatchShown: false,
    })),
  ];
  await store.addLikes(rows);
}

/** Two likes, the second of which came an hour after the first. */
function match({ one, other, at }: { one: string; other: string; at: Date }): DemoLike[] {
  return [like({ from: one, to: other, at: addMs(at, -HOUR) }), like({ from: other, to: one, at })];
}

/** A like that was seen and, if it makes a match, announced. */
function like({ from, to, at }: { from: string; to: string; at: Date }): DemoLike {
  return {
    id: `${from}-${to}`.replaceAll('DemoMember', ''),
    from,
    to,
    at,
    isNew: false,
    isMatchShown: true,
  };
}
