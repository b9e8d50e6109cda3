import type { ServerEvent } from '@vela/contract/entities/server-event';
import type { AppContext } from '../context';
import { findBalance } from '../credits/find-balance';
import { findMessageFor } from '../chat/find-message-for';
import { isOpenFor } from '../chat/is-open-for';
import { presentMessages } from '../chat/present-messages';
import { presentProfiles } from '../members/present-profiles';
import type { Viewer } from '../members/viewer';
import type { NumberedEvent } from './read-events';
import type { StoredEventData, StoredEventName } from './stored-event';

type Context = Pick<AppContext, 'db' | 'sign'>;

interface Telling<Name extends StoredEventName> {
  context: Context;
  viewer: Viewer & { memberId: string };
  data: StoredEventData[Name];
}

type Presenting = {
  [Name in StoredEventName]: (telling: Telling<Name>) => Promise<ServerEvent | null>;
};

/** How each kind becomes what this member may see of it now; null for what it may no longer, or what is gone. */
const PRESENTING: Presenting = {
  message: async ({ context, viewer, data }) => {
    const found = await findMessageFor(context.db, { viewer, messageId: data.message_id });
    if (!found) return null;
    const [message] = await presentMessages(context, { viewer, rows: [found] });
    return message ? { name: 'message', data: { message, num_unread_messages: found.num_unread } } : null;
  },
  read: async ({ context, viewer, data: { conversation_id, read_at, reader_id } }) => {
    if (!(await isOpenFor(context.db, { viewer, conversationId: conversation_id }))) return null;
    const by = reader_id === viewer.memberId ? 'me' : 'other';
    return { name: 'read', data: { conversation_id, read_at, by } };
  },
  like: async (telling) => withProfile('like', telling),
  match: async (telling) => withProfile('match', telling),
  credits: async ({ context, viewer }) => ({
    name: 'credits',
    data: { credits: await findBalance(context.db, viewer.memberId) },
  }),
  conversation_deleted: async ({ data }) => ({ name: 'conversation_deleted', data }),
  blocked: async ({ data }) => ({ name: 'blocked', data }),
  user: async () => ({ name: 'user', data: {} }),
};

/** What a member is told by a stored event, made when it is told: a block in between is respected. */
export async function presentEvent(
  context: Context,
  { viewer, event }: { viewer: Viewer & { memberId: string }; event: NumberedEvent },
): Promise<ServerEvent | null> {
  const present = PRESENTING[event.name] as
    | ((telling: Telling<StoredEventName>) => Promise<ServerEvent | null>)
    | undefined;
  // A newer version of this code may already write kinds that this one doesn't know.
  return present ? present({ context, viewer, data: event.data }) : null;
}

async function withProfile(
  name: 'like' | 'match',
  { context, viewer, data }: Telling<'like' | 'match'>,
): Promise<ServerEvent | null> {
  const id = data.profile_id;
  const profile = (await presentProfiles(context, { viewer, ids: [id], invisible: 'shown' })).get(id);
  return profile ? { name, data: { profile } } : null;
}
