import { Trans, useLingui } from '@lingui/react/macro';
import {
  asksFor,
  SEARCH_AGES,
  SEARCH_DISTANCES,
  type SearchField,
  type SearchFilters,
} from '@vela/domain/search';
import { Field } from '@vela/ui/Field';
import { OnlineDot } from '@vela/ui/OnlineDot';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Inline } from '@vela/ui/layout';
import { RangePair } from '@vela/ui/RangePair';
import { Select } from '@vela/ui/Select';
import { Switch } from '@vela/ui/Switch';
import { usePage } from '../../kit/page/page-context';
import { InterestedIn } from '../../kit/search/InterestedIn';
import { CountryAndRegion } from '../../kit/search/CountryAndRegion';
import { InterestChoices } from './InterestChoices';
import * as styles from './Search.css';

export interface FilterFieldsProps {
  filters: SearchFilters;
  hasPlace: boolean;
}

/** What can be asked of the members; which of it, the site's `search_fields` say. */
export function FilterFields({ filters, hasPlace }: FilterFieldsProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const asks = (field: SearchField): boolean => asksFor(field, settings.search_fields);
  const { minAge = SEARCH_AGES.min, maxAge = SEARCH_AGES.max } = filters;
  return (
    <div className={styles.fields}>
      {asks('gender') && <InterestedIn gender={filters.gender} />}
      <div className={styles.switches}>
        {asks('online') && (
          <Switch name="online" value="1" defaultChecked={filters.online}>
            <Inline>
              <OnlineDot isSpoken={false} />
              <Trans>Online now</Trans>
            </Inline>
          </Switch>
        )}
        {asks('photo') && (
          <Switch name="photo" value="1" defaultChecked={filters.photo}>
            <Trans>With a photo</Trans>
          </Switch>
        )}
      </div>
      {asks('age') && (
        <RangePair
          names={{ from: 'min_age', to: 'max_age' }}
          label={<Trans>Age</Trans>}
          labels={{ from: t`Youngest age`, to: t`Oldest age` }}
          {...SEARCH_AGES}
          defaultValue={{ from: minAge, to: maxAge }}
          format={({ from, to }) => t`${from} to ${to}`}
        />
      )}
      <CountryAndRegion filters={filters} asks={asks} />
      {asks('distance') && hasPlace && (
        <Field label={<Trans>Distance</Trans>} hint={<Trans>Measured from the place in your profile.</Trans>}>
          <Select
            name="distance"
            defaultValue={filters.distance ?? ''}
            placeholder={t`Any distance`}
            options={SEARCH_DISTANCES.map((km) => ({ value: String(km), label: t`Within ${km} km` }))}
          />
        </Field>
      )}
      {asks('distance') && !hasPlace && (
        <Text size="label" tone="muted">
          <Trans>
            To search by distance, add where you live to your <TextLink href="/profile">profile</TextLink>.
          </Trans>
        </Text>
      )}
      {asks('interests') && <InterestChoices chosen={filters.interests ?? []} />}
    </div>
  );
}
