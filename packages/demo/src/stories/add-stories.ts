import { addMs, DAY, MINUTE } from '@vela/domain/time';
import { ANEMONE_ACCOUNT, NAZOMER_ACCOUNT, type DemoMember } from '../members/demo-members';
import { ANEMONE_SCRIPTS } from './anemone-scripts';
import { linesOf, openConversations } from './conversations';
import type { DemoStore, DemoOrder } from './demo-store';
import { NAZOMER_SCRIPTS } from './nazomer-scripts';
import { addStoryLikes } from './add-story-likes';
import { ordersOf, orderOf, type AgedOrder, type Placing } from './orders';
import type { Script } from './script';
import { FREE_SCRIPTS, PREMIUM_SCRIPTS } from './scripts';
import { chanceOf } from '../random/chance';

/** What has happened to one of the accounts before anyone logs in to it. */
interface Story {
  id: string;
  /** Stands in the ids of what has happened; a few letters. */
  mark: string;
  scripts: readonly Script[];
  likes: { matches: number; received: number; unseen: number; sent: number };
  /** What was bought, from the first on; nothing by a free member. */
  orders: readonly AgedOrder[];
}

const STORIES: readonly Story[] = [
  {
    id: 'DemoMemberPremium00000',
    mark: 'Premium',
    scripts: PREMIUM_SCRIPTS,
    likes: { matches: 6, received: 9, unseen: 4, sent: 5 },
    // One that can be returned still, one that can’t, and one that came to nothing.
    orders: [
      { package: 'p2', paymentmethod: 'ideal', status: 'completed', daysAgo: 52 },
      { package: 'p2', paymentmethod: 'creditcard', status: 'failed', daysAgo: 8 },
      { package: 'p2', paymentmethod: 'ideal', status: 'completed', daysAgo: 7 },
    ],
  },
  {
    id: 'DemoMemberFree00000000',
    mark: 'Free',
    scripts: FREE_SCRIPTS,
    likes: { matches: 2, received: 6, unseen: 3, sent: 4 },
    orders: [],
  },
  {
    id: NAZOMER_ACCOUNT.id,
    mark: 'NL',
    scripts: NAZOMER_SCRIPTS,
    likes: { matches: 3, received: 3, unseen: 2, sent: 2 },
    orders: [
      { package: 'p1', paymentmethod: 'ideal', status: 'completed', daysAgo: 30 },
      { package: 'p1', paymentmethod: 'ideal', status: 'completed', daysAgo: 6 },
    ],
  },
  {
    id: ANEMONE_ACCOUNT.id,
    mark: 'SHE',
    scripts: ANEMONE_SCRIPTS,
    likes: { matches: 3, received: 3, unseen: 2, sent: 2 },
    orders: [
      { package: 'p1', paymentmethod: 'paypal', status: 'completed', daysAgo: 28 },
      { package: 'p1', paymentmethod: 'creditcard', status: 'completed', daysAgo: 5 },
    ],
  },
];

interface StorySource {
  siteId: string;
  added: readonly DemoMember[];
  now: Date;
}

/** Gives the accounts of a site that were added a past: likes, matches, conversations, and what was paid for them. */
export async function addStories(store: DemoStore, { siteId, added, now }: StorySource): Promise<void> {
  const accounts = STORIES.map(({ id }) => id);
  // The demo accounts themselves meet only when a person logs in to them and does it.
  const invented = added.filter(({ id }) => !accounts.includes(id));
  await store.placeFirstOrders(purchasesOf({ siteId, invented, now }));
  for (const { id, mark, scripts, likes, orders } of STORIES) {
    const account = added.find((member) => member.id === id);
    if (!account) continue;
    const cast = castFor(account, invented);
    await addStoryLikes(store, { account, cast, scripts, likes, now });
    const conversations = await openConversations(store, { account, mark, cast, scripts, now });
    const happenings = [
      ...ordersOf(store, { siteId, account, mark, orders, now }),
      ...conversations.flatMap((conversation) => linesOf(store, { conversation, now })),
    ];
    // They are in the order of time, so that the entries of the ledger follow what they pay for.
    const inOrder = happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { happen } of inOrder) await happen();
    for (const { id: conversationId, script, other } of conversations) {
      const { unread } = script;
      await store.markRead({ conversationId, readerId: account.id, unread, otherId: other.id }, now);
    }
    await store.updateLastSeen(account.id);
  }
}

/**
 * The members that an account could have met: invented ones of the other gender and of a similar age, of
 * its own country first, with a photo to be recognised by; always in the same order.
 */
function castFor(account: DemoMember, members: readonly DemoMember[]): DemoMember[] {
  const suited = members.filter(
    ({ id, gender, photos, operatorRole, dateOfBirth }) =>
      id !== account.id &&
      gender !== account.gender &&
      operatorRole === null &&
      photos.length > 0 &&
      Math.abs(yearOf(dateOfBirth) - yearOf(account.dateOfBirth)) <= 9,
  );
  const [near, far] = [true, false].map((isNear) =>
    suited.filter(({ country }) => (country === account.country) === isNear),
  );
  return [...(near ?? []), ...(far ?? [])];
}

function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}

/** What made invented members premium: one package each, whose credits they still have. */
function purchasesOf({
  siteId,
  invented,
  now,
}: {
  siteId: string;
  invented: readonly DemoMember[];
  now: Date;
}): DemoOrder[] {
  return invented
    .filter(({ paidUser }) => paidUser)
    .map((member) => orderOf({ siteId, ...purchaseOf(member, now) }));
}

/** Some time between the sign-up and the last visit, the same on every installation. */
function purchaseOf(account: DemoMember, now: Date): Omit<Placing, 'siteId'> {
  const chance = chanceOf(`order of ${account.id}`);
  const seenMs = account.lastSeenMinutesAgo * MINUTE;
  const memberMs = account.signedUpDaysAgo * DAY - seenMs;
  return {
    account,
    paymentId: account.id.replace('DemoMember', 'DemoBought'),
    at: addMs(now, -seenMs - chance.between(0.1, 0.9) * memberMs),
    order: {
      package: chance.pick(['p0', 'p1', 'p1', 'p2', 'p2', 'p2', 'p3']),
      paymentmethod: 'creditcard',
      status: 'completed',
    },
  };
}
