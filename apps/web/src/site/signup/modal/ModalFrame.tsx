import { Trans } from '@lingui/react/macro';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { use } from 'react';
import { useAddressQuery } from '../../../kit/page/use-routing';
import type { FrameProps } from '../over-page';
import { MemberNameContext } from '../member-name';
import { parseSignupSearch } from '../signup-search';

/** What stands around a step in the dialog: at the first what an account is for, and always the way to log in. */
export function ModalFrame({ toLogIn, children }: FrameProps) {
  const memberName = use(MemberNameContext);
  const { step } = useAddressQuery(parseSignupSearch);
  return (
    <Stack gap="6">
      {memberName !== undefined && step === 'account' && (
        <Text tone="muted">
          <Trans>
            With a free account you can message <span translate="no">{memberName}</span> and see who else is
            nearby.
          </Trans>
        </Text>
      )}
      {children}
      <Text size="label" tone="muted">
        <Trans>Already a member?</Trans>{' '}
        <TextLink {...toLogIn}>
          <Trans>Log in</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}
