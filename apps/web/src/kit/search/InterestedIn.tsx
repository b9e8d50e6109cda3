import { Trans } from '@lingui/react/macro';
import type { Gender } from '@vela/domain/profile';
import { FieldGroup } from '@vela/ui/Field';
import { Segments } from '@vela/ui/Segments';

/** The choice of a search between women, men and everyone; everyone is the empty value. */
export function InterestedIn({ gender }: { gender: Gender | undefined }) {
  return (
    <FieldGroup label={<Trans>I want to meet</Trans>}>
      <Segments
        name="gender"
        defaultValue={gender ?? ''}
        options={[
          { value: 'female', label: <Trans>Women</Trans> },
          { value: 'male', label: <Trans>Men</Trans> },
          { value: '', label: <Trans>Everyone</Trans> },
        ]}
      />
    </FieldGroup>
  );
}
