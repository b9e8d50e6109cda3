import { Trans } from '@lingui/react/macro';
import { activateReminder, showsProfilePhotoAlert } from '@vela/domain/alerts';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import Camera from 'lucide-react/icons/camera';
import { usePage } from '../../shell/page';

/** What the member has to do before others can meet it, the most urgent first. */
export function MemberNotice() {
  const { user, readyPages } = usePage();
  const situation = {
    page: 'members',
    user,
    dismissals: {},
    signupComplete: false,
    smartphone: false,
  } as const;
  if (activateReminder(situation) !== null) return <ConfirmNotice />;
  if (showsProfilePhotoAlert(situation) && readyPages.includes('profile')) return <PhotoNotice />;
  return null;
}

function ConfirmNotice() {
  const { user } = usePage();
  const email = user?.email ?? '';
  return (
    <Notice
      tone="warning"
      title={<Trans>Please confirm your e-mail address.</Trans>}
      action={
        <ButtonLink tone="line" size="small" href="/complete-signup">
          <Trans>Send it again, or change the address</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        The e-mail went to <strong>{email}</strong>. Until you open its link others don’t see your profile,
        and what you write waits here.
      </Trans>
    </Notice>
  );
}

function PhotoNotice() {
  return (
    <Notice
      icon={Camera}
      title={<Trans>Show who you are.</Trans>}
      action={
        <ButtonLink tone="line" size="small" href="/profile">
          <Trans>Add a photo</Trans>
        </ButtonLink>
      }
    >
      <Trans>Others see your profile without a photo so far.</Trans>
    </Notice>
  );
}
