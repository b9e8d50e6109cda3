import { Trans } from '@lingui/react/macro';
import { pathAfterSignup } from '@vela/domain/pages';
import { Avatar } from '@vela/ui/Avatar';
import { ButtonLink } from '@vela/ui/Button';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Text } from '@vela/ui/Text';
import { Inline, Stack } from '@vela/ui/layout';
import { usePage } from '../../kit/page/page-context';

/** The member that the visitor signed up to meet, with the way back to its page. */
export function SignupMember() {
  const { signupMember, settings } = usePage();
  if (!signupMember) return null;
  const { name, fictional, main_image: image } = signupMember;
  const thumb = image?.thumb_filename;
  return (
    <Stack gap="4">
      <Inline gap="4" wrap={false}>
        <Avatar name={name} src={thumb === undefined ? null : settings.cdn_prefix + thumb} size="large" />
        <Text>
          <Trans>
            You wanted to get to know <span translate="no">{name}</span>.
          </Trans>{' '}
          {fictional && <FictionalStrip shape="pill" />}
        </Text>
      </Inline>
      <ButtonLink wide href={pathAfterSignup(signupMember)}>
        <Trans>
          Back to <span translate="no">{name}</span>’s profile
        </Trans>
      </ButtonLink>
    </Stack>
  );
}
