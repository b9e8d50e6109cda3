import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { LOOKING_FOR, PROFILE_LIMITS } from '@vela/domain/profile';
import { ChipChoice } from '@vela/ui/Chip';
import { Field, FieldGroup } from '@vela/ui/Field';
import { LOOKING_FOR_ICONS, LOOKING_FOR_TEXTS } from '@vela/ui/profile-text';
import { Textarea } from '@vela/ui/Textarea';
import { withCapital } from '../../../kit/formats/with-capital';
import { usePage } from '../../../kit/page/page-context';
import { SectionCard, useSection } from '../section';
import { chips } from '../section/chips.css';

/** The member in its own words. */
export function AboutSection({ profile }: { profile: OwnProfile }) {
  const section = useSection({ name: 'about', fields: ['about', 'looking_for', 'reason'], profile });
  const { values, change, error } = section;
  const { i18n } = useLingui();
  const { locale } = usePage();
  const lookingFor = values.looking_for ?? [];
  return (
    <SectionCard id="about" section={section} title={<Trans>About me</Trans>}>
      <Field
        label={<Trans>In your own words</Trans>}
        hint={<Trans>What would you tell someone over a first coffee?</Trans>}
        error={error('about')}
      >
        <Textarea
          name="about"
          value={values.about ?? ''}
          maxLength={PROFILE_LIMITS.about}
          onChange={({ target }) => change({ about: target.value })}
        />
      </Field>
      <FieldGroup label={<Trans>What are you looking for?</Trans>} optional error={error('looking_for')}>
        <div className={chips}>
          {LOOKING_FOR.map((each) => (
            <ChipChoice
              key={each}
              name="looking_for"
              value={each}
              icon={LOOKING_FOR_ICONS[each]}
              checked={lookingFor.includes(each)}
              onChange={({ target }) => {
                const next = LOOKING_FOR.filter((one) =>
                  one === each ? target.checked : lookingFor.includes(one),
                );
                change({ looking_for: next.length === 0 ? null : next });
              }}
            >
              {withCapital(i18n._(LOOKING_FOR_TEXTS[each]), locale)}
            </ChipChoice>
          ))}
        </div>
      </FieldGroup>
      <Field label={<Trans>Why are you here?</Trans>} optional error={error('reason')}>
        <Textarea
          name="reason"
          rows={2}
          value={values.reason ?? ''}
          maxLength={PROFILE_LIMITS.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </SectionCard>
  );
}
