import type { ProfileCard } from '@vela/contract/entities/profile';
import type { SearchFilters } from '@vela/domain/search';
import { MemberCard, MemberGrid } from '@vela/ui/MemberCard';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePathWithCarriedParams } from '../../kit/page/use-carried-params';
import { hasWishes, searchQuery } from '../../kit/search/search-address';

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

interface MemberCardsProps {
  profiles: readonly ProfileCard[];
  /** What was looked for, which goes along: the page of each leads back to it. */
  filters: SearchFilters;
  level: 2 | 3;
}

/** Each card shows a part of its member's page, and leads to that page. */
export function MemberCards({ profiles, filters, level }: MemberCardsProps) {
  const warningOf = useFictionalWarning();
  const photoOf = usePhotos();
  const placeWords = usePlaceWords(filters.country);
  const withParams = usePathWithCarriedParams();
  const search = hasWishes(filters) ? `?${searchQuery({ filters })}` : '';
  return (
    <MemberGrid isWholePage>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <MemberCard
            href={withParams(`/members/${profile.id}${search}`)}
            name={profile.name}
            age={profile.age}
            place={<span translate="no">{placeWords(profile)}</span>}
            photo={profile.main_image && photoOf(profile.main_image)}
            isPremium={profile.premium}
            hasBorder={profile.photo_border}
            isFictional={profile.fictional}
            fictionalWarning={warningOf(profile)}
            level={level}
            isFirst={level === 2 && index < FIRST}
          />
        </li>
      ))}
    </MemberGrid>
  );
}
