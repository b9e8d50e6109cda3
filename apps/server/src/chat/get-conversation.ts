import type { Conversation } from '@vela/contract/entities/conversation';
import type { QueryOf, ResultOf } from '@vela/contract/registry';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { presentProfiles } from '../profile/present-profiles';
import { isErasedMember } from '../members/is-erased';
import { throwNotReachable } from '../members/throw-not-visible';
import { viewerOf, type Viewer } from '../core/viewer';
import { findConversation, type ConversationRef, type OwnConversation } from './find-conversation';
import { findMessages } from './find-messages';
import { findWriting } from './find-writing';
import { messagePlaceOf } from './list-place';
import type { MessageRow } from './message-row';
import { presentMessages } from './present-messages';

/** Messages on a page. */
const PAGE = 50;

export const getConversation: Handler<'getConversation'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const ref = refOf(query);
  const found = await findConversation(context.db, { memberId: viewer.memberId, ref });
  const otherId = found?.otherId ?? ('otherId' in ref ? ref.otherId : null);
  if (otherId === null) throw new Failure('not_found');
  const [profile, writing] = await Promise.all([
    profileOf(call, { viewer, otherId, conversation: found }),
    findWriting(context.db, { me: viewer.memberId, otherId }),
  ]);
  if (!found?.lastMessageId) {
    // A deleted conversation is not found by its id; by the other's id, a new one may start.
    if ('id' in ref) throw new Failure('not_found');
    return {
      result: {
        conversation: null,
        profile,
        writing,
        num_unread_messages: 0,
        messages: [],
        next_cursor: null,
      },
    };
  }
  return { result: { profile, writing, ...(await pageOf(call, { viewer, conversation: found })) } };
};

function refOf({ id, profile_id: profileId }: QueryOf<'getConversation'>): ConversationRef {
  if (id !== undefined) return { id };
  if (profileId !== undefined) return { otherId: profileId };
  throw new Failure('invalid_input', { fields: [{ path: 'id', code: 'required' }] });
}

interface Asked {
  viewer: Viewer & { memberId: string };
  otherId: string;
  conversation: OwnConversation | null;
}

async function profileOf({ context }: Call<'getConversation'>, { viewer, otherId, conversation }: Asked) {
  // Who goes invisible stays in the conversations that are open.
  const invisible = conversation?.lastMessageId ? 'shown' : 'known';
  const profiles = await presentProfiles(context, { viewer, ids: [otherId], invisible });
  const profile = profiles.get(otherId);
  if (profile) return profile;
  // What an erased member wrote stays for the other.
  if (conversation?.lastMessageId && (await isErasedMember(context.db, otherId))) return null;
  return throwNotReachable(context.db, { viewer, memberId: otherId });
}

type Page = Omit<ResultOf<'getConversation'>, 'profile' | 'writing'>;

async function pageOf(
  { context, query }: Call<'getConversation'>,
  { viewer, conversation }: { viewer: Asked['viewer']; conversation: OwnConversation },
): Promise<Page> {
  const { memberId } = viewer;
  const before = query.cursor === undefined ? null : messagePlaceOf(query.cursor);
  const [found, [newest]] = await Promise.all([
    findMessages(context.db, { memberId, conversation, before, limit: PAGE + 1 }),
    before === null ? [] : findMessages(context.db, { memberId, conversation, limit: 1 }),
  ]);
  const rows = found.slice(0, PAGE);
  const last = newest ?? rows.find(({ id }) => id === conversation.lastMessageId) ?? rows[0];
  // All of them were deleted since.
  if (!last) throw new Failure('not_found');
  const [lastMessage, ...messages] = await presentMessages(context, { viewer, rows: [last, ...rows] });
  return {
    conversation: conversationOf(conversation, { last, lastMessage }),
    num_unread_messages: conversation.numUnread,
    messages,
    next_cursor: found.length > PAGE ? String(rows.at(-1)?.seq) : null,
  };
}

function conversationOf(
  { id, lastMessageAt }: OwnConversation,
  { last, lastMessage }: { last: MessageRow; lastMessage: Conversation['last_message'] | undefined },
): Conversation {
  if (!lastMessage) throw new Error('A message was not presented');
  return { id, last_message: lastMessage, last_message_at: (lastMessageAt ?? last.sent_at).toISOString() };
}
