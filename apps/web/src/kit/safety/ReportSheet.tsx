import { Trans } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { usePage } from '../page/page-context';
import { NextSteps } from './NextSteps';
import { ReportForm, type Report } from './ReportForm';

interface ReportSheetProps {
  reporting: {
    data: ResultOf<'reportMember'> | undefined;
    /** What was sent last. */
    variables: Report | undefined;
    mutate: (report: Report) => void;
    isPending: boolean;
    error: Error | null;
  };
  /** The name of the reported member; null where it isn't shown. */
  name: string | null;
  /** As of the dialog. */
  photoAccess: boolean | undefined;
  onDone: () => void;
}

/** The form, and what takes its place once the report is sent: its number, and what follows. */
export function ReportSheet({
  reporting: { data, variables, mutate, isPending, error },
  name,
  photoAccess,
  onDone,
}: ReportSheetProps) {
  const { user } = usePage();
  if (!data || !variables) {
    const hasPhotos = user?.profile?.photos.some((photo) => photo.private) ?? false;
    const isThere = name !== null && photoAccess !== undefined;
    return (
      <ReportForm
        member={isThere ? { name, seesPhotos: photoAccess && hasPhotos } : null}
        isSending={isPending}
        error={error}
        onSend={mutate}
      />
    );
  }
  const { reference, blocked } = data;
  // Only to an address that is confirmed.
  const isMailed = user !== null && !awaitsConfirmation(user.status);
  const country = user?.profile?.country ?? null;
  return (
    <Stack gap="4">
      <Notice tone="success" announced="politely" title={<Trans>Thank you. We have your report.</Trans>}>
        {isMailed ? (
          <Trans>Your report number is {reference}; we’ve also sent it to you by e-mail.</Trans>
        ) : (
          <Trans>Your report number is {reference}.</Trans>
        )}
      </Notice>
      <NextSteps report={variables} isBlocked={blocked} {...{ name, isMailed, country }} />
      <Button wide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </Stack>
  );
}
