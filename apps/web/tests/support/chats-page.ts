import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { onPage, type StoryPageOptions } from './story-page';

/** Somebody with credits to write with. */
export const premium = userFixture({ paid_user: true, credits: 8 });

interface ChatsPage extends Pick<StoryPageOptions, 'handlers'> {
  user?: typeof premium;
  settings?: ReturnType<typeof settingsFixture>;
}

/** The page of conversations, of a member. */
export function onChats({ user = premium, settings = settingsFixture(), handlers = {} }: ChatsPage = {}) {
  return onPage({
    page: { user, settings, readyPages: ['members', 'chats', 'credits', 'premium'] },
    pageName: ({ conversation }) => (conversation ? 'chats-id' : 'chats'),
    href: '/chats',
    handlers,
  });
}
