import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import type { Country } from '@vela/domain/locale';
import { MemberGrid } from '@vela/ui/MemberCard';
import { memo } from 'react';
import { ResultCard } from './ResultCard';

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

interface ResultCardsProps {
  profiles: readonly (Profile | ProfileCard)[];
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
}

/** There may be hundreds: while the same are found, nothing is done about them, whatever changes beside them. */
export const ResultCards = memo(function ResultCards({ profiles, country, level }: ResultCardsProps) {
  return (
    <MemberGrid>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ResultCard
            profile={profile}
            country={country}
            level={level}
            isFirst={level === 2 && index < FIRST}
          />
        </li>
      ))}
    </MemberGrid>
  );
}, showTheSame);

function showTheSame(before: ResultCardsProps, now: ResultCardsProps): boolean {
  return (
    before.level === now.level &&
    before.country === now.country &&
    before.profiles.length === now.profiles.length &&
    before.profiles.every((profile, index) => profile === now.profiles[index])
  );
}
