import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { INTERESTS, isInterest, type Interest } from '@vela/atlas/interests';
import { ChipChoice } from '@vela/ui/Chip';
import { FieldGroup } from '@vela/ui/Field';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { usePage } from '../../shell/page';
import * as styles from './Search.css';

/** How many are offered at once: the chosen ones and the member's own first. */
const SHOWN = 6;

export function InterestChoices({ chosen }: { chosen: readonly string[] }) {
  const { user } = usePage();
  const own = user?.profile?.interests ?? [];
  const ordered = [...new Set([...chosen, ...own, ...INTERESTS])].filter(isInterest);
  const shown = Math.max(SHOWN, chosen.length);
  const rest = ordered.slice(shown).toSorted();
  return (
    <FieldGroup label={<Trans>Interests</Trans>}>
      <div className={styles.moreChips}>
        <Choices interests={ordered.slice(0, shown)} chosen={chosen} />
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
  );
}

function Choices({ interests, chosen }: { interests: readonly Interest[]; chosen: readonly string[] }) {
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
