import { Trans, useLingui } from '@lingui/react/macro';
import { INTIMATE_INTERESTS, type IntimateInterest } from '@vela/atlas/interests';
import { alphabetically } from '@vela/domain/locale';
import { ChipChoice } from '@vela/ui/Chip';
import { FieldGroup } from '@vela/ui/Field';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { usePage } from '../../../kit/page/page-context';
import { chips } from '../section/chips.css';

interface IntimateFieldProps {
  chosen: readonly IntimateInterest[];
  error: string | undefined;
  onChange: (chosen: IntimateInterest[]) => void;
}

/** The interests that only members with the same consent see. */
export function IntimateField({ chosen, error, onChange }: IntimateFieldProps) {
  const { i18n } = useLingui();
  const compare = alphabetically(usePage().locale);
  const inOrder = INTIMATE_INTERESTS.map((key) => ({ key, words: i18n._(INTEREST_TEXTS[key]) })).toSorted(
    (one, other) => compare(one.words, other.words),
  );
  return (
    <FieldGroup
      label={<Trans>Intimate interests</Trans>}
      optional
      hint={<Trans>Only members who have agreed to the same see these, and can search for them.</Trans>}
      error={error}
    >
      <div className={chips}>
        {inOrder.map(({ key, words }) => (
          <ChipChoice
            key={key}
            name="intimate_interests"
            value={key}
            icon={INTEREST_ICONS[key]}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(
                INTIMATE_INTERESTS.filter((one) => (one === key ? target.checked : chosen.includes(one))),
              )
            }
          >
            {words}
          </ChipChoice>
        ))}
      </div>
    </FieldGroup>
  );
}
