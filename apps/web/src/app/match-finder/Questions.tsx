import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { INTERESTS, INTIMATE_INTERESTS, isInterest, type AnyInterest } from '@vela/atlas/interests';
import type { Wishes } from '@vela/contract/entities/wishes';
import { alphabetically } from '@vela/domain/locale';
import { LOOKING_FOR, type Gender } from '@vela/domain/profile';
import { asksFor, SEARCH_AGES, SEARCH_DISTANCES, type SearchField } from '@vela/domain/search';
import { WISHED_INTERESTS } from '@vela/domain/wishes';
import { Checkbox } from '@vela/ui/Checkbox';
import { ChipChoice } from '@vela/ui/Chip';
import { ChoiceCard } from '@vela/ui/ChoiceCard';
import { Field, FieldGroup } from '@vela/ui/Field';
import { VisuallyHidden } from '@vela/ui/layout';
import {
  INTEREST_ICONS,
  INTEREST_TEXTS,
  LOOKING_FOR_ICONS,
  LOOKING_FOR_NOTES,
  LOOKING_FOR_TEXTS,
} from '@vela/ui/profile-text';
import { RangePair } from '@vela/ui/RangePair';
import { Select } from '@vela/ui/Select';
import { Switch } from '@vela/ui/Switch';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useState } from 'react';
import { withCapital } from '../../kit/formats/with-capital';
import { seesIntimate } from '../../kit/page/intimate-interests';
import { usePage } from '../../kit/page/page-context';
import { CountryAndRegion } from '../../kit/search/CountryAndRegion';
import * as styles from './MatchFinder.css';

interface GenderQuestionProps {
  gender: Gender | null;
  /** The member agreed that what can reveal an orientation is kept. */
  isAgreed: boolean;
  /** That was asked for, and isn't given. */
  isMissing: boolean;
}

/** Who to meet; an answer that can reveal an orientation takes the consent to keep it. */
export function GenderQuestion({ gender, isAgreed, isMissing }: GenderQuestionProps) {
  const [chosen, setChosen] = useState<string>(gender ?? '');
  const options = [
    { value: 'female', label: <Trans>Women</Trans> },
    { value: 'male', label: <Trans>Men</Trans> },
    { value: '', label: <Trans>Women and men</Trans> },
  ];
  return (
    <>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>
            <Trans>Who would you like to meet?</Trans>
          </VisuallyHidden>
        </legend>
        {options.map(({ value, label }) => (
          <ChoiceCard
            key={value}
            name="gender"
            value={value}
            defaultChecked={(gender ?? '') === value}
            onChange={() => setChosen(value)}
          >
            {label}
          </ChoiceCard>
        ))}
      </fieldset>
      {chosen !== '' && !isAgreed && (
        <Checkbox
          name="special_categories"
          error={
            isMissing && (
              <Trans>Without your consent we can’t keep this answer. “Women and men” needs none.</Trans>
            )
          }
        >
          <Trans>
            I agree that this answer is kept. It can reveal my sexual orientation: it decides who I’m shown
            to, and others may guess it from that. I can withdraw this on my profile at any time; then it is
            deleted.
          </Trans>
        </Checkbox>
      )}
    </>
  );
}

interface AgeQuestionProps {
  wishes: Wishes | null;
  /** What stands there before the first answer. */
  proposal: Pick<Wishes, 'min_age' | 'max_age' | 'distance'> | null;
  hasPlace: boolean;
}

/** Ages, and how far away or where. */
export function AgeQuestion({ wishes, proposal, hasPlace }: AgeQuestionProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const asks = (field: SearchField): boolean => asksFor(field, settings.search_fields);
  const { country = null, region = null } = wishes ?? {};
  const start = proposal ?? wishes;
  return (
    <>
      {asks('age') && (
        <RangePair
          names={{ from: 'min_age', to: 'max_age' }}
          label={<Trans>Age</Trans>}
          labels={{ from: t`Youngest age`, to: t`Oldest age` }}
          {...SEARCH_AGES}
          defaultValue={{ from: start?.min_age ?? SEARCH_AGES.min, to: start?.max_age ?? SEARCH_AGES.max }}
          format={({ from, to }) => t`${from} to ${to}`}
        />
      )}
      {asks('distance') && hasPlace && (
        <Field label={<Trans>Distance</Trans>} hint={<Trans>Measured from the place in your profile.</Trans>}>
          <Select
            name="distance"
            defaultValue={start?.distance ?? ''}
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
      <CountryAndRegion filters={{ ...(country && { country }), ...(region && { region }) }} asks={asks} />
    </>
  );
}

/** How many of the others are offered at once. */
const OTHERS = 8;

/** Up to five interests; those of the own profile first. */
export function InterestsQuestion({ chosen: initial }: { chosen: readonly string[] }) {
  const page = usePage();
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const inOrder = useOrderOfWords();
  const own = inOrder((page.user?.profile?.interests ?? []).filter(isInterest));
  // Those that were chosen before are at hand, whatever they are.
  const others = INTERESTS.filter((key) => !own.includes(key));
  const kept = inOrder(others.filter((key) => initial.includes(key)));
  const rest = inOrder(others.filter((key) => !initial.includes(key)));
  const offered = [...kept, ...rest.slice(0, OTHERS)];
  const more = rest.slice(OTHERS);
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== key), ...(isChosen ? [key] : [])]);
  const count = chosen.length;
  const choices = { chosen, isFull: count >= WISHED_INTERESTS, onChoose: choose };
  return (
    <>
      {own.length > 0 && (
        <FieldGroup label={<Trans context="interests">On your profile</Trans>}>
          <Choices interests={own} {...choices} />
        </FieldGroup>
      )}
      <FieldGroup
        label={own.length > 0 ? <Trans context="interests">Others</Trans> : <Trans>Interests</Trans>}
      >
        <div className={styles.moreChips}>
          <Choices interests={offered} {...choices} />
          <details>
            <summary className={styles.summary}>
              <Plural value={more.length} one="# more" other="# more" />
            </summary>
            <div className={styles.moreOpen}>
              <Choices interests={more} {...choices} />
            </div>
          </details>
        </div>
      </FieldGroup>
      {seesIntimate(page) && (
        <FieldGroup label={<Trans>Intimate interests</Trans>}>
          <Choices interests={inOrder(INTIMATE_INTERESTS)} {...choices} />
        </FieldGroup>
      )}
      <output>
        <Text as="span" size="label" tone="muted">
          <Trans>
            {count} of {WISHED_INTERESTS} chosen
          </Trans>
        </Text>
      </output>
    </>
  );
}

interface ChoicesProps {
  interests: readonly AnyInterest[];
  chosen: readonly string[];
  isFull: boolean;
  onChoose: (key: AnyInterest, isChosen: boolean) => void;
}

function Choices({ interests, chosen, isFull, onChoose }: ChoicesProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.chips}>
      {interests.map((key) => {
        const isChosen = chosen.includes(key);
        return (
          <ChipChoice
            key={key}
            name="interests"
            value={key}
            icon={INTEREST_ICONS[key]}
            checked={isChosen}
            disabled={!isChosen && isFull}
            onChange={({ target }) => onChoose(key, target.checked)}
          >
            {i18n._(INTEREST_TEXTS[key])}
          </ChipChoice>
        );
      })}
    </div>
  );
}

/** Interests by their words, as the reader's alphabet has them. */
function useOrderOfWords(): <Key extends AnyInterest>(keys: readonly Key[]) => Key[] {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const compare = alphabetically(locale);
  return (keys) =>
    keys.toSorted((one, other) => compare(i18n._(INTEREST_TEXTS[one]), i18n._(INTEREST_TEXTS[other])));
}

/** What one looks for oneself, and whether it has to go both ways. */
export function LookingForQuestion({ wishes }: { wishes: Wishes | null }) {
  const { i18n } = useLingui();
  const { locale, user } = usePage();
  const chosen = wishes?.looking_for ?? user?.profile?.looking_for ?? [];
  return (
    <>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>
            <Trans>What are you looking for?</Trans>
          </VisuallyHidden>
        </legend>
        {LOOKING_FOR.map((each) => (
          <ChoiceCard
            key={each}
            type="checkbox"
            name="looking_for"
            value={each}
            icon={LOOKING_FOR_ICONS[each]}
            note={i18n._(LOOKING_FOR_NOTES[each])}
            defaultChecked={chosen.includes(each)}
          >
            {withCapital(i18n._(LOOKING_FOR_TEXTS[each]), locale)}
          </ChoiceCard>
        ))}
      </fieldset>
      <Switch
        name="both_ways"
        defaultChecked={wishes?.both_ways ?? true}
        hint={<Trans>As long as others fit.</Trans>}
      >
        <Trans>Leave out people who wouldn’t want to meet me</Trans>
      </Switch>
    </>
  );
}
