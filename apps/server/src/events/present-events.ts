import type { ServerEvent } from '@vela/contract/entities/server-event';
import { findMessagesFor } from '../chat/find-messages-for';
import { findOpenFor } from '../chat/find-open-for';
import { presentMessagesFor } from '../chat/present-messages';
import type { AppContext } from '../core/context';
import { findBalances } from '../credits/find-balance';
import { presentProfiles } from '../members/present-profiles';
import type { Viewer } from '../core/viewer';
import type { NumberedEvent } from './read-events';
import type { StoredEventData, StoredEventName } from './stored-event';

type Context = Pick<AppContext, 'db' | 'sign'>;
type MemberViewer = Viewer & { memberId: string };

interface Telling<Name extends StoredEventName> {
  viewer: MemberViewer;
  data: StoredEventData[Name];
}

/** One for each telling, in their order; null for what this member may no longer see, or what is gone. */
type Presented = Promise<(ServerEvent | null)[]>;

type Presenting = {
  [Name in StoredEventName]: (context: Context, tellings: readonly Telling<Name>[]) => Presented;
};

/** How each kind becomes what members may see of it now: all of a kind together, however many members they are for. */
const PRESENTING: Presenting = {
  message: presentMessageEvents,
  read: presentReadEvents,
  like: (context, tellings) => presentMet('like', { context, tellings }),
  match: (context, tellings) => presentMet('match', { context, tellings }),
  credits: async ({ db }, tellings) => {
    const balances = await findBalances(
      db,
      tellings.map(({ viewer }) => viewer.memberId),
    );
    return tellings.map(({ viewer }) => ({
      name: 'credits',
      data: { credits: balances.get(viewer.memberId) ?? 0 },
    }));
  },
  conversation_deleted: async (_, tellings) =>
    tellings.map(({ data }) => ({ name: 'conversation_deleted', data })),
  blocked: async (_, tellings) => tellings.map(({ data }) => ({ name: 'blocked', data })),
  user: async (_, tellings) => tellings.map(() => ({ name: 'user', data: {} })),
};

/** A stored event and the member it is for. */
export interface EventFor {
  viewer: MemberViewer;
  event: NumberedEvent;
}

/**
 * What members are told by stored events, made when they are told: a block in between is respected. What a member may no
 * longer see is left out.
 */
export async function presentEvents(
  context: Context,
  asked: readonly EventFor[],
): Promise<ReadonlyMap<NumberedEvent, ServerEvent>> {
  const shown = new Map<NumberedEvent, ServerEvent>();
  const kinds = [...Map.groupBy(asked, ({ event }) => event.name)];
  await Promise.all(
    kinds.map(async ([name, ofKind]) => {
      const present = PRESENTING[name] as
        | ((context: Context, tellings: readonly Telling<StoredEventName>[]) => Presented)
        | undefined;
      const tellings = ofKind.map(({ viewer, event: { data } }) => ({ viewer, data }));
      // A newer version of this code may already write kinds that this one doesn't know.
      const presented = (await present?.(context, tellings)) ?? [];
      for (const [place, { event }] of ofKind.entries()) {
        const one = presented[place];
        if (one) shown.set(event, one);
      }
    }),
  );
  return shown;
}

async function presentMessageEvents(context: Context, tellings: readonly Telling<'message'>[]): Presented {
  const asked = tellings.map(({ viewer, data }) => ({ viewer, messageId: data.message_id }));
  const found = new Map(
    (await findMessagesFor(context.db, asked)).map((row) => [keyOf(row.viewer_id, row.id), row]),
  );
  const seen = asked.flatMap(({ viewer, messageId }) => {
    const row = found.get(keyOf(viewer.memberId, messageId));
    return row ? [{ viewer, row }] : [];
  });
  const messages = await presentMessagesFor(context, seen);
  const shown = new Map(seen.map(({ row }, place) => [row, messages[place]]));
  return asked.map(({ viewer, messageId }) => {
    const row = found.get(keyOf(viewer.memberId, messageId));
    const message = row && shown.get(row);
    return message ? { name: 'message', data: { message, num_unread_messages: row.num_unread } } : null;
  });
}

async function presentReadEvents({ db }: Context, tellings: readonly Telling<'read'>[]): Presented {
  const asked = tellings.map(({ viewer, data }) => ({ viewer, conversationId: data.conversation_id }));
  const open = new Set(
    (await findOpenFor(db, asked)).map((row) => keyOf(row.viewer_id, row.conversation_id)),
  );
  return tellings.map(({ viewer, data: { conversation_id, read_at, reader_id } }) => {
    if (!open.has(keyOf(viewer.memberId, conversation_id))) return null;
    const by = reader_id === viewer.memberId ? 'me' : 'other';
    return { name: 'read', data: { conversation_id, read_at, by } };
  });
}

function keyOf(memberId: string, id: string): string {
  return `${memberId} ${id}`;
}

/** Members whose likes and matches are made ready side by side. */
const SIDE_BY_SIDE = 4;

async function presentMet(
  name: 'like' | 'match',
  { context, tellings }: { context: Context; tellings: readonly Telling<'like' | 'match'>[] },
): Presented {
  const profiles = new Map<MemberViewer, Awaited<ReturnType<typeof presentProfiles>>>();
  const waiting = Map.groupBy(tellings, ({ viewer }) => viewer).entries();
  const work = async (): Promise<void> => {
    for (const [viewer, own] of waiting) {
      const ids = own.map(({ data }) => data.profile_id);
      profiles.set(viewer, await presentProfiles(context, { viewer, ids }));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return tellings.map(({ viewer, data }) => {
    const profile = profiles.get(viewer)?.get(data.profile_id);
    return profile ? { name, data: { profile } } : null;
  });
}
