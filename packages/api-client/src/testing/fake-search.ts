import type { QueryOf } from '@vela/contract/registry';
import { membersAmong } from '@vela/domain/members';
import { SEARCH_PAGE, similarLimit } from '@vela/domain/search';
import type { FakeHandlers } from './fake-handler';
import { presentPerson, type Person } from './fake-likes';

/** Searches, profiles and blocks of the fake site's people; who is blocked is met no more. */
export function searchHandlers(people: readonly Person[]) {
  const blocked = new Map<string, string>();
  const met = () => people.filter(({ profile }) => !blocked.has(profile.id));
  return {
    searchMembers: ({ query }) => {
      const found = met().filter((person) => fits(person, query));
      const page = query.page ?? 1;
      const start = (page - 1) * SEARCH_PAGE;
      const results = found.slice(start, start + SEARCH_PAGE).map(presentPerson);
      const similar = met().filter((person) => !found.includes(person));
      return {
        pageNumber: page,
        results,
        numResults: found.length,
        numMembers: membersAmong(found.map(({ profile }) => profile)),
        similar: similar
          .slice(0, similarLimit({ page, count: found.length }, { member: true }))
          .map(presentPerson),
        unmet: [],
        costs: [],
      };
    },
    getMember: ({ query, reject }) => {
      const name = blocked.get(query.id);
      if (name !== undefined) return reject('not_found', { params: { name, profile_id: query.id } });
      const person = people.find(({ profile }) => profile.id === query.id);
      return person ? { profile: presentPerson(person) } : reject('not_found');
    },
    listBlocks: () => ({
      blocks: [...blocked].map(([profile_id, name]) => ({
        profile_id,
        name,
        blocked_at: '2026-11-21T12:00:00.000Z',
      })),
    }),
    blockMember: ({ body, reject }) => {
      const person = people.find(({ profile }) => profile.id === body.profile_id);
      if (!person) return reject('not_found');
      blocked.set(person.profile.id, person.profile.name);
      return {};
    },
    unblockMember: ({ body }) => {
      blocked.delete(body.profile_id);
      return {};
    },
    reportMember: ({ body }) => {
      const person = people.find(({ profile }) => profile.id === body.profile_id);
      if (body.block && person) blocked.set(person.profile.id, person.profile.name);
      return { reference: 'R4T7K2M9QX', blocked: body.block };
    },
    listReports: () => ({ reports: [] }),
    answerConsent: () => ({}),
    sendComplaint: () => ({ reference: 'C4T7K2M9QX' }),
  } as const satisfies Partial<FakeHandlers>;
}

function fits({ profile }: Person, query: QueryOf<'searchMembers'>): boolean {
  const { gender, country, min_age: min = 0, max_age: max = Infinity, online, interests } = query;
  return (
    (gender === undefined || profile.gender === gender) &&
    (country === undefined || profile.country === country) &&
    profile.age >= min &&
    profile.age <= max &&
    (!online || profile.online === 'now') &&
    (interests === undefined || interests.some((key) => profile.interests.includes(key)))
  );
}
