import { ANEMONE_ACCOUNT, NAZOMER_ACCOUNT, type DemoMember } from '../members/demo-members';
import { castFor } from './cast';
import { ANEMONE_SCRIPTS } from './anemone-scripts';
import { linesOf, openConversations } from './conversations';
import type { DemoStore } from './demo-store';
import { NAZOMER_SCRIPTS } from './nazomer-scripts';
import { addStoryLikes } from './add-story-likes';
import { ordersOf, type AgedOrder } from './orders';
import { purchasesOf } from './purchases';
import type { Script } from './script';
import { FREE_SCRIPTS, PREMIUM_SCRIPTS } from './scripts';

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
