import { Trans } from '@lingui/react/macro';
import type { Gender } from '@vela/domain/profile';
import { Heading } from '@vela/ui/Heading';

/** Says which members are listed. */
export function LookAroundHeading({ gender }: { gender: Gender | undefined }) {
  return (
    <Heading level={1} size="page">
      {gender === undefined && <Trans>Women and men</Trans>}
      {gender === 'female' && <Trans>Women</Trans>}
      {gender === 'male' && <Trans>Men</Trans>}
    </Heading>
  );
}
