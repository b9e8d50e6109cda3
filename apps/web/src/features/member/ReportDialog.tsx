import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { reportMember } from '@vela/api-client/endpoints/report-member';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Notice } from '@vela/ui/Notice';
import { useApi } from '../../shell/members';
import { ReportForm, type Report } from './ReportForm';

interface ReportDialogProps {
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** Tells whoever looks after the site about a member. */
export function ReportDialog({ profile, isOpen, onClose }: ReportDialogProps) {
  const api = useApi();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (report: Report) => reportMember(api, { profile_id: profile.id, ...report }),
  });
  const close = () => {
    reset();
    onClose();
  };
  const { name } = profile;
  const reference = data?.reference;
  return (
    <Dialog isOpen={isOpen} title={<Trans>Report {name}</Trans>} onClose={close}>
      {data ? (
        <>
          <Notice tone="success" announced="politely" title={<Trans>Thank you. We have your report.</Trans>}>
            <Trans>
              Its number is {reference}; we also sent it to you by e-mail. {name} isn’t told who reported.
            </Trans>
          </Notice>
          <Button onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      ) : (
        <ReportForm isSending={isPending} error={error} onSend={mutate} />
      )}
    </Dialog>
  );
}
