import { Trans } from '@lingui/react/macro';
import type { Gender } from '@vela/domain/profile';
import { ButtonLink } from '@vela/ui/Button';
import { Inline, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { signupMatchesPath } from './signup-matches-search';
import { useWayOn } from './use-way-on';

/** Nobody to choose from: the way on, and the ways to more people. */
export function NoPicks({ gender, isWaiting }: { gender: Gender | undefined; isWaiting: boolean }) {
  const wayOn = useWayOn();
  return (
    <Stack gap="6">
      <Text tone="muted">
        <Trans>
          That says nothing about you. Search wider, or complete your profile for those who join next.
        </Trans>
      </Text>
      <Inline gap="3">
        {isWaiting && (
          <ButtonLink href={wayOn}>
            <Trans>Confirm my e-mail address</Trans>
          </ButtonLink>
        )}
        {gender && (
          <ButtonLink tone="line" href={signupMatchesPath({})}>
            <Trans>Show everyone</Trans>
          </ButtonLink>
        )}
        <ButtonLink tone="line" href="/members">
          <Trans>Search everywhere</Trans>
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
