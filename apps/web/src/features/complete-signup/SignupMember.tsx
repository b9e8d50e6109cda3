import { Trans } from '@lingui/react/macro';
import { pathAfterSignup } from '@vela/domain/pages';
import { Avatar } from '@vela/ui/Avatar';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Inline, Stack } from '@vela/ui/layout';
import { usePage } from '../../shell/page';

/** For whose sake one signed up, and the way back there. */
export function SignupMember() {
  const { signupMember, settings } = usePage();
  if (!signupMember) return null;
  const { name, fictional, main_image: image } = signupMember;
  const thumb = image?.thumb_filename;
  return (
    <Inline gap="4" wrap={false}>
      <Avatar name={name} src={thumb === undefined ? null : settings.cdn_prefix + thumb} size="large" />
      <Stack gap="1">
        <Text>
          <Trans>
            You wanted to get to know <span translate="no">{name}</span>.
          </Trans>{' '}
          {fictional && <FictionalStrip shape="pill" />}
        </Text>
        <TextLink href={pathAfterSignup(signupMember)}>
          <Trans>
            Back to <span translate="no">{name}</span>’s profile
          </Trans>
        </TextLink>
      </Stack>
    </Inline>
  );
}
