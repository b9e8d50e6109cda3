import type { Profile, Teaser } from '@vela/contract/entities/profile';
import { MemberGrid } from '@vela/ui/MemberCard';
import { ResultCard } from './ResultCard';

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

interface ResultCardsProps {
  profiles: readonly (Profile | Teaser)[];
  level: 2 | 3;
}

export function ResultCards({ profiles, level }: ResultCardsProps) {
  return (
    <MemberGrid>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ResultCard profile={profile} level={level} isFirst={level === 2 && index < FIRST} />
        </li>
      ))}
    </MemberGrid>
  );
}
