import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { reportMember } from '@vela/contract/endpoints/report-member';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Notice } from '@vela/ui/Notice';
import { useApi } from '../session/member-data-context';
import { ReportForm, type Report } from './ReportForm';

interface ReportDialogProps {
  /** What is reported. */
  subject: { profile_id: string } | { message_id: string };
  /** The name of the reported member; null where it isn't shown. */
  name: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Reports a member, or something that the member wrote, to the operators of the site. */
export function ReportDialog({ subject, name, isOpen, onClose }: ReportDialogProps) {
  const api = useApi();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (report: Report) => api.call(reportMember, { ...subject, ...report }),
  });
  const close = () => {
    reset();
    onClose();
  };
  const reference = data?.reference;
  return (
    <Dialog
      isOpen={isOpen}
      title={
        'message_id' in subject ? (
          <Trans>Report this message</Trans>
        ) : name === null ? (
          <Trans>Report this member</Trans>
        ) : (
          <Trans>
            Report <span translate="no">{name}</span>
          </Trans>
        )
      }
      onClose={close}
    >
      {data ? (
        <>
          <Notice tone="success" announced="politely" title={<Trans>Thank you. We have your report.</Trans>}>
            {name === null ? (
              <Trans>
                Your report number is {reference}; we’ve also sent it to you by e-mail. We never reveal who
                reported.
              </Trans>
            ) : (
              <Trans>
                Your report number is {reference}; we’ve also sent it to you by e-mail. We never tell{' '}
                <span translate="no">{name}</span> who reported.
              </Trans>
            )}
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
