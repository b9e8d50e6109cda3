import { presentMessageEvents, presentReactionEvents, presentReadEvents } from './chat/present-chat-events';
import { presentCreditsEvents } from './credits/present-credits-events';
import type { EventPresenters } from './events/event-presenters';
import { presentMetEvents } from './profile/present-met-events';

/** The presenter of each kind of event, from the noun that it is about. */
export const EVENT_PRESENTERS: EventPresenters = {
  message: presentMessageEvents,
  read: presentReadEvents,
  reaction: presentReactionEvents,
  like: (context, showings) => presentMetEvents('like', { context, showings }),
  match: (context, showings) => presentMetEvents('match', { context, showings }),
  like_seen: async (_, showings) => showings.map(({ data }) => ({ name: 'like_seen', data })),
  credits: presentCreditsEvents,
  conversation_deleted: async (_, showings) =>
    showings.map(({ data }) => ({ name: 'conversation_deleted', data })),
  blocked: async (_, showings) => showings.map(({ data }) => ({ name: 'blocked', data })),
  user: async (_, showings) => showings.map(() => ({ name: 'user', data: {} })),
};
