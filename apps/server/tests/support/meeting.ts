import type { TestApp } from './create-test-app';
import { idOf } from './liking';
import type { Person } from './people';
import { statusChange } from './status-change';

/** What members do about one another, and what lets them meet or not, in the app of a test file. */
export function meetingIn(app: () => TestApp) {
  const about = (other: Person) => ({ profile_id: idOf(other) });
  return {
    profileOf: (by: Person, other: Person) =>
      app().call('getMember', { jar: by.jar, query: { id: idOf(other) } }),
    conversationOf: (by: Person, other: Person) =>
      app().call('getConversation', { jar: by.jar, query: about(other) }),
    like: (by: Person, other: Person) => app().call('likeMember', { jar: by.jar, body: about(other) }),
    block: (by: Person, other: Person) => app().call('blockMember', { jar: by.jar, body: about(other) }),
    unblock: (by: Person, other: Person) => app().call('unblockMember', { jar: by.jar, body: about(other) }),

    /** Whether a search without filters lists that member, on any of its pages: their order is partly chance. */
    finds: async (by: Person, other: Person): Promise<boolean> => {
      for (let page = 1; ; page += 1) {
        const { result } = await app().call('searchMembers', { jar: by.jar, query: { page: String(page) } });
        if ([...result.results, ...result.similar].some(({ id }) => id === idOf(other))) return true;
        if (result.results.length === 0) return false;
      }
    },

    setMember: (person: Person, change: { status?: 'banned' | 'pending_deletion'; invisible?: boolean }) =>
      app()
        .db.updateTable('members')
        .set({ ...change, ...(change.status && statusChange(change.status)) })
        .where('id', '=', idOf(person))
        .execute(),
    setProfile: (person: Person, change: { status?: 'disabled'; pool?: string }) =>
      app().db.updateTable('profiles').set(change).where('member_id', '=', idOf(person)).execute(),
  };
}
