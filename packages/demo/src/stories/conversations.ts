import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { addMs, MINUTE } from '@vela/domain/time';
import type { DemoMember } from '../members/demo-members';
import { portraitText } from '../portraits/portrait';
import type { DemoContent, DemoStore } from './demo-store';
import type { Happening } from './happening';
import type { Line, Said, Script } from './script';
import { storyId } from './story-id';

interface StoryAccount {
  account: DemoMember;
  mark: string;
  cast: readonly DemoMember[];
  scripts: readonly Script[];
  now: Date;
}

/** Begins the conversations of an account, each with another of its cast. */
export async function openConversations(
  store: DemoStore,
  { account, mark, cast, scripts, now }: StoryAccount,
): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for (const [index, script] of scripts.entries()) {
    const other = cast[index];
    const first = script.lines[0];
    if (!other || !first) throw new Error('A story has more conversations than people');
    const id = storyId(mark, `C${index}`);
    await store.openConversation({
      id,
      matchMessageId: storyId(mark, `S${index}`),
      memberIds: [account.id, other.id],
      openedAt: timeOf(first, now),
    });
    conversations.push({ id, index, mark, account, other, script });
  }
  return conversations;
}

/** What is said in a conversation; what the account sends costs what it costs. */
export function linesOf(
  store: DemoStore,
  { conversation, now }: { conversation: Conversation; now: Date },
): Happening[] {
  return conversation.script.lines.map((line, place) => ({
    at: timeOf(line, now),
    happen: () => say(store, { ...line, conversation, place }, now),
  }));
}

export interface Conversation {
  id: string;
  index: number;
  mark: string;
  account: DemoMember;
  other: DemoMember;
  script: Script;
}

interface SpokenLine extends Line {
  conversation: Conversation;
  place: number;
}

async function say(store: DemoStore, line: SpokenLine, now: Date): Promise<void> {
  const { conversation, place, by, says } = line;
  const { account, mark, other } = conversation;
  const [sender, receiver] = by === 'me' ? [account, other] : [other, account];
  const id = storyId(mark, `M${conversation.index}x${place}`);
  await store.sendMessage({
    id,
    conversationId: conversation.id,
    senderId: sender.id,
    senderLanguage: sender.language,
    receiverId: receiver.id,
    content: contentOf({ says, id, sender }),
    // Invented members have no credits to spend, and a free member's first messages cost nothing.
    cost: by === 'me' && account.paidUser ? costOf(says) : 0,
    at: timeOf(line, now),
  });
}

interface Spoken {
  says: Said;
  id: string;
  sender: DemoMember;
}

function contentOf({ says, id, sender }: Spoken): DemoContent {
  if (typeof says === 'string') return { type: 'text', text: says };
  if ('gift' in says) return { type: 'gift', giftId: says.gift };
  const portrait = sender.photos[0]?.portrait;
  if (!portrait) throw new Error('Nobody can be drawn');
  return {
    type: 'photo',
    photoId: `${id.slice(0, -1)}p`,
    portrait: portraitText({ ...portrait, scene: says.photo, shot: 9 }),
  };
}

function costOf(says: Said): number {
  const { message_credits: message, photo_credits: photo, gift_credits: gifts } = DEFAULT_SITE_SETTINGS;
  if (typeof says === 'string') return message;
  return 'gift' in says ? (gifts[says.gift] ?? 0) : photo;
}

function timeOf({ minutesAgo }: Pick<Line, 'minutesAgo'>, now: Date): Date {
  return addMs(now, -minutesAgo * MINUTE);
}
