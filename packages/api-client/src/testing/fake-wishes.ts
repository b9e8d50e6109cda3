import type { User } from '@vela/contract/entities/user';
import { wishesOf, type Wishes } from '@vela/contract/entities/wishes';
import type { Profile } from '@vela/contract/entities/profile';
import { askedWishes, compareFits, fitOf, namedInterests, type Fit } from '@vela/domain/wishes';
import type { FakeHandlers } from './fake-handler';
import { presentPerson, type Person } from './fake-likes';
import { wishesFixture } from './fixtures';

interface Session {
  user: User | null;
}

/** The match finder of the fake site: it knows of its people what their profiles say, and asks both ways of nobody. */
export function wishHandlers({ session, people }: { session: Session; people: readonly Person[] }) {
  let wishes: Wishes | null = null;
  const save = (next: Wishes | null) => {
    wishes = next;
    if (session.user) session.user = { ...session.user, wishes };
  };
  return {
    getMatchFinder: () => {
      const own = session.user?.wishes ?? wishes;
      if (own === null)
        return { wishes: null, asked: [], results: [], one_way: false, nearly: [], costs: [] };
      const fits = people
        .map((person) => ({ person, fit: fitOf(wishesOf(own), candidateOf(person.profile), []) }))
        .toSorted((one, other) => compareFits(one.fit, other.fit));
      const present = (count: number) =>
        fits
          .filter(({ fit }) => fit.unmet.length === count)
          .map(({ person, fit }) => presentFit(person, fit));
      return {
        wishes: own,
        asked: askedWishes(wishesOf(own)),
        results: present(0),
        one_way: false,
        nearly: present(1),
        costs: [],
      };
    },
    updateWishes: ({ body }) => {
      const given = Object.fromEntries(
        Object.entries(body.wishes).filter(([, value]) => value !== undefined),
      );
      const next = { ...wishesFixture(), ...wishes, ...given };
      save(next);
      return { wishes: next };
    },
    deleteWishes: () => {
      save(null);
      return {};
    },
  } as const satisfies Partial<FakeHandlers>;
}

function candidateOf({ looking_for: lookingFor = [], region, ...profile }: Profile) {
  return { ...profile, region: region ?? null, lookingFor, km: 10, presence: 0, wantsToMeet: null } as const;
}

function presentFit(person: Person, fit: Fit) {
  const { unmet, sharedLookingFor, km } = fit;
  return {
    profile: presentPerson(person),
    unmet: unmet[0] ?? null,
    reasons: {
      both_ways: false,
      interests: namedInterests(fit),
      looking_for: sharedLookingFor,
      distance: km,
    },
  };
}
