import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportMember } from '@vela/contract/endpoints/report-member';
import { Dialog } from '@vela/ui/Dialog';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import type { ComponentProps } from 'react';
import { FailedPart } from '../page/FailedPart';
import { usePart } from '../page/use-part';
import { useApi } from '../session/member-data-context';
import { reloadLists } from './reload-lists';
import type { Report } from './ReportForm';
import type { ReportSheet } from './ReportSheet';

interface ReportDialogProps {
  /** What is reported. */
  subject: { profile_id: string } | { message_id: string };
  /** The name of the reported member; null where it isn't shown. */
  name: string | null;
  /** The access that the member has to the reporter's private photos; left out where there is a block between the two. */
  photoAccess?: boolean | undefined;
  isOpen: boolean;
  /** `hasBlocked`: the member was blocked with the report. */
  onClose: (hasBlocked: boolean) => void;
}

/**
 * Reports a member, or something that the member wrote, to the operators of the site, and blocks the member in the same go. It has
 * to stand where it stays when that hides the member: what it says after that is still to be read.
 */
export function ReportDialog({ subject, name, photoAccess, isOpen, onClose }: ReportDialogProps) {
  const reporting = useReporting(subject);
  const close = () => {
    const { data, variables } = reporting;
    reporting.reset();
    onClose(data?.blocked === true && variables?.block === true);
  };
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
      <LaterSheet reporting={reporting} name={name} photoAccess={photoAccess} onDone={close} />
    </Dialog>
  );
}

type SheetProps = ComponentProps<typeof ReportSheet>;

/** It is loaded when it is needed, as most never report anybody. */
function LaterSheet(props: SheetProps) {
  const { t } = useLingui();
  const { part: Sheet, isFailed, ...loading } = usePart(loadSheet);
  if (Sheet) return <Sheet {...props} />;
  if (isFailed) return <FailedPart {...loading} />;
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

const loadSheet = async () => (await import('./ReportSheet')).ReportSheet;

function useReporting(subject: ReportDialogProps['subject']) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (report: Report) => api.call(reportMember, { ...subject, ...report }),
    onSuccess: async (_, { block, withdraw_photos: withdraws }) => {
      const stale = [['reports'], ...(withdraws ? [['member'], ['conversation']] : [])];
      await Promise.all([
        ...stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ...(block ? [reloadLists(queryClient)] : []),
      ]);
    },
  });
}
