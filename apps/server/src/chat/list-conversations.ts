import type { Chat } from '@vela/contract/entities/conversation';
import type { Handler } from '../core/handler';
import { presentProfiles } from '../profile/present-profiles';
import { viewerOf } from '../core/viewer';
import { countUnread, findChats, type ChatRow } from './find-chats';
import { listCursorOf, listPlaceOf } from './list-place';
import { presentMessages } from './present-messages';

/** Conversations on a page. */
const PAGE = 50;

export const listConversations: Handler<'listConversations'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const before = query.cursor === undefined ? null : listPlaceOf(query.cursor);
  const found = await findChats(context.db, { viewer, before, limit: PAGE + 1 });
  const unread = found[0] ? Number(found[0].all_unread) : await countUnread(context.db, viewer);
  const rows = found.slice(0, PAGE);
  const [profiles, messages] = await Promise.all([
    presentProfiles(context, { viewer, ids: rows.map((row) => row.other_id), invisible: 'shown' }),
    presentMessages(context, { viewer, rows }),
  ]);
  const chats = rows.flatMap((row, place): Chat[] => {
    const profile = row.is_erased ? null : profiles.get(row.other_id);
    const message = messages[place];
    if (profile === undefined || !message) return [];
    const conversation = {
      id: row.conversation_id,
      last_message: message,
      last_message_at: timeOf(row).toISOString(),
    };
    const typing = context.events.isTyping({ conversationId: row.conversation_id, memberId: row.other_id });
    return [{ conversation, profile, num_unread_messages: row.num_unread, typing }];
  });
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    result: {
      chats,
      num_unread_messages: unread,
      next_cursor: last ? listCursorOf({ lastMessageAt: timeOf(last), id: last.conversation_id }) : null,
    },
  };
};

function timeOf({ last_message_at: time, sent_at: sentAt }: ChatRow): Date {
  return time ?? sentAt;
}
