import { Trans, useLingui } from '@lingui/react/macro';
import { wishesOf } from '@vela/api-client/queries/match-finder';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { ResultOf } from '@vela/contract/registry';
import { countryName } from '@vela/domain/locale';
import { relaxWish } from '@vela/domain/wishes';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import Telescope from 'lucide-react/icons/telescope';
import type { ReactNode } from 'react';
import { FormError } from '../../kit/forms/FormError';
import { usePage } from '../../kit/page/page-context';
import { useAgeWords } from '../../kit/search/use-age-words';
import { WiderList } from '../../kit/search/WiderList';
import { matchFinderPath } from './match-finder-search';
import * as styles from './MatchFinder.css';
import { useSaveWishes } from './use-save-wishes';
import type { WishChange } from './wish-form';

type Costs = ResultOf<'getMatchFinder'>['costs'];

interface WiderProps {
  wishes: Wishes;
  costs: Costs;
}

/** Says that nobody fits, and which wish it is that costs most. */
export function NobodyFits({ wishes, costs }: WiderProps) {
  return (
    <div className={styles.nobody}>
      <EmptyState
        icon={Telescope}
        level={2}
        title={<Trans>Nobody fits all of it yet</Trans>}
        action={
          costs.length === 0 && (
            <ButtonLink href={matchFinderPath({ step: 'age', isChange: true })}>
              <Trans>Change your wishes</Trans>
            </ButtonLink>
          )
        }
      >
        {costs.length > 0 ? (
          <Trans>That happens with clear wishes. Give one of them more room for now.</Trans>
        ) : (
          <Trans>Even with one wish wider there is nobody. New members come every day.</Trans>
        )}
      </EmptyState>
      {costs.length > 0 && <WiderWishes wishes={wishes} costs={costs} />}
    </div>
  );
}

/** What more room for one wish brings, the most first; a press saves it. */
export function WiderWishes({ wishes, costs }: WiderProps) {
  const words = useWiderWords(wishes);
  const { save, isSaving, apiError } = useSaveWishes();
  return (
    <>
      <WiderList
        title={<Trans>More people with one wish wider</Trans>}
        isResting={isSaving}
        items={costs.map(({ wish, num_results: count }) => ({
          key: wish,
          label: words[wish],
          count,
          to: () => void save(widerWishes(wishes, wish)),
        }))}
      />
      <FormError apiError={apiError} />
    </>
  );
}

type Cost = Costs[number]['wish'];

/** The wishes with one of them wider, as they are saved. */
function widerWishes(wishes: Wishes, wish: Cost): WishChange {
  if (wish === 'both_ways') return { both_ways: false };
  const { minAge, maxAge, distance, country, region } = relaxWish(wishesOf(wishes), wish);
  switch (wish) {
    case 'ages':
      return { min_age: minAge, max_age: maxAge };
    case 'distance':
      return { distance };
    case 'region':
      return { country, region };
    case 'interests':
      return { interests: [] };
    case 'looking_for':
      return { looking_for: [] };
  }
}

function useWiderWords(wishes: Wishes): Record<Cost, ReactNode> {
  const { locale } = usePage();
  const ageWords = useAgeWords();
  const { minAge, maxAge } = relaxWish(wishesOf(wishes), 'ages');
  const { distance } = relaxWish(wishesOf(wishes), 'distance');
  const { country } = relaxWish(wishesOf(wishes), 'region');
  const ages = ageWords({ from: minAge ?? undefined, to: maxAge ?? undefined });
  const land = country && countryName(country, locale);
  const { t } = useLingui();
  return {
    ages: ages === null ? t`Any age` : t`Age: ${ages}`,
    distance: distance === null ? t`Any distance` : t`Within ${distance} km`,
    region: land === null ? t`Everywhere` : t`All of this country: ${land}`,
    interests: t`Any interests`,
    looking_for: t`Whatever they look for`,
    both_ways: t`Also if I don’t fit theirs`,
  };
}
