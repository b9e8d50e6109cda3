import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { INTERESTS, INTIMATE_INTERESTS, isInterest, type AnyInterest } from '@vela/atlas/interests';
import { alphabetically } from '@vela/domain/locale';
import { ChipChoice } from '@vela/ui/Chip';
import { FieldGroup } from '@vela/ui/Field';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { seesIntimate } from '../../kit/page/intimate-interests';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Search.css';

/** How many are offered at once: the chosen ones and the member's own first. */
const SHOWN = 6;

export function InterestChoices({ chosen }: { chosen: readonly string[] }) {
  const page = usePage();
  const inOrder = useOrderOfWords();
  const own = page.user?.profile?.interests ?? [];
  const first = [...new Set([...inOrder(chosen.filter(isInterest)), ...inOrder(own.filter(isInterest))])];
  const others = INTERESTS.filter((key) => !first.includes(key));
  const shown = Math.max(SHOWN, chosen.length);
  const filling = Math.max(0, shown - first.length);
  const offered = [...first.slice(0, shown), ...inOrder(others.slice(0, filling))];
  const rest = inOrder([...first.slice(shown), ...others.slice(filling)]);
  return (
    <>
      <FieldGroup label={<Trans>Interests</Trans>}>
        <div className={styles.moreChips}>
          <Choices interests={offered} chosen={chosen} />
          <details className={styles.moreChips}>
            <summary className={styles.moreSummary}>
              <span className={styles.whileClosed}>
                <Plural value={rest.length} one="# more" other="# more" />
              </span>
              <span className={styles.whileOpen}>
                <Trans context="interests">Fewer</Trans>
              </span>
            </summary>
            <Choices interests={rest} chosen={chosen} />
          </details>
        </div>
      </FieldGroup>
      {seesIntimate(page) && (
        <FieldGroup label={<Trans>Intimate interests</Trans>}>
          <Choices interests={inOrder(INTIMATE_INTERESTS)} chosen={chosen} />
        </FieldGroup>
      )}
    </>
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

function Choices({ interests, chosen }: { interests: readonly AnyInterest[]; chosen: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.chips}>
      {interests.map((key) => (
        <ChipChoice
          key={key}
          name="interests"
          value={key}
          icon={INTEREST_ICONS[key]}
          defaultChecked={chosen.includes(key)}
        >
          {i18n._(INTEREST_TEXTS[key])}
        </ChipChoice>
      ))}
    </div>
  );
}
