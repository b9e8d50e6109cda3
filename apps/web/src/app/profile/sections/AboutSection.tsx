import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { PROFILE_LIMITS } from '@vela/domain/profile';
import { Field } from '@vela/ui/Field';
import { Textarea } from '@vela/ui/Textarea';
import { SectionCard, useSection } from '../section';

/** The member in its own words. */
export function AboutSection({ profile }: { profile: OwnProfile }) {
  const section = useSection({ name: 'about', fields: ['about', 'reason'], profile });
  const { values, change, error } = section;
  return (
    <SectionCard section={section} title={<Trans>About me</Trans>}>
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
