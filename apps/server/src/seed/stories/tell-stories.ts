import type { Tx } from '../../db/database';
import { ANEMONE_ACCOUNT, NAZOMER_ACCOUNT, type DemoMember } from '../demo-members';
import { castFor } from './cast';
import { FREE_SCRIPTS, PREMIUM_SCRIPTS, type Script } from './scripts';
import { linesOf, markRead, openConversations } from './conversations';
import { tellLikes } from './tell-likes';
import { ordersOf } from './orders';
import { insertPurchases } from './purchases';

/** What has happened to one of the accounts before anyone logs in to it. */
interface Story {
  id: string;
  scripts: readonly Script[];
  likes: { matches: number; received: number; unseen: number; sent: number };
}

const STORIES: readonly Story[] = [
  {
    id: 'DemoMemberPremium00000',
    scripts: PREMIUM_SCRIPTS,
    likes: { matches: 6, received: 9, unseen: 4, sent: 5 },
  },
  {
    id: 'DemoMemberFree00000000',
    scripts: FREE_SCRIPTS,
    likes: { matches: 2, received: 6, unseen: 3, sent: 4 },
  },
  { id: NAZOMER_ACCOUNT.id, scripts: [], likes: { matches: 2, received: 5, unseen: 2, sent: 3 } },
  { id: ANEMONE_ACCOUNT.id, scripts: [], likes: { matches: 2, received: 5, unseen: 2, sent: 3 } },
];

interface Telling {
  siteId: string;
  added: readonly DemoMember[];
  now: Date;
}

/** Gives the accounts of a site that were added a past: likes, matches, conversations, and what was paid for them. */
export async function tellStories(tx: Tx, { siteId, added, now }: Telling): Promise<void> {
  const accounts = STORIES.map(({ id }) => id);
  const storied = STORIES.filter(({ scripts }) => scripts.length > 0).map(({ id }) => id);
  // The accounts themselves meet when whoever logs in to them wants it.
  const invented = added.filter(({ id }) => !accounts.includes(id));
  await insertPurchases(tx, { siteId, invented: added.filter(({ id }) => !storied.includes(id)), now });
  for (const { id, scripts, likes } of STORIES) {
    const account = added.find((member) => member.id === id);
    if (!account) continue;
    const cast = castFor(account, invented);
    await tellLikes(tx, { account, cast, scripts, likes, now });
    const conversations = await openConversations(tx, { account, cast, scripts, now });
    const happenings = [
      ...(account.paidUser && scripts.length > 0 ? ordersOf(tx, { siteId, account, now }) : []),
      ...conversations.flatMap((conversation) => linesOf(tx, { conversation, now })),
    ];
    // In the order of time, so that what is in the ledger follows what it pays for.
    const inOrder = happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { happen } of inOrder) await happen();
    for (const conversation of conversations) await markRead(tx, { conversation, now });
  }
}
