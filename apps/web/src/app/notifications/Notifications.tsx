import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { notificationsQueryOptions } from '@vela/api-client/queries/notifications';
import type { Notifications as Settled } from '@vela/contract/entities/notifications';
import { ErrorState } from '@vela/ui/ErrorState';
import { Notice } from '@vela/ui/Notice';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { errorText } from '@vela/ui/error-text';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { SettingsFrame } from '../../kit/page/SettingsFrame';
import { useApi } from '../../kit/session/member-data-context';
import { KindsForm } from './KindsForm';
import { PushCard } from './PushCard';
import { QuietHoursCard } from './QuietHoursCard';
import { StoppedMails } from './StoppedMails';
import { useNotifications } from './use-notifications';
import { body, main, side } from './Notifications.css';
import { usePage } from '../../kit/page/page-context';

/** The forms of this page, by their `action`. */
const NOTIFICATIONS_ACTIONS = ['kinds', 'quiet', 'mails'] as const;

export type NotificationsAction = (typeof NOTIFICATIONS_ACTIONS)[number];

function isNotificationsAction(action: string | undefined): action is NotificationsAction {
  return NOTIFICATIONS_ACTIONS.some((known) => known === action);
}

export interface NotificationsProps {
  /** What was saved without script. */
  done: NotificationsAction | null;
  /** What was posted without script was not saved. */
  hasFailed: boolean;
}

/** What reaches the member, and how: each switch counts at once, without script with a button. */
export function Notifications({ done, hasFailed }: NotificationsProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(notificationsQueryOptions(useApi()));
  return (
    <SettingsFrame
      title={t`Notifications`}
      lead={<Trans>You decide what reaches you, and how. Each change counts at once.</Trans>}
      width="wide"
    >
      {data ? <Loaded saved={data} {...{ done, hasFailed }} /> : null}
      {!data && isError && (
        <ErrorState
          level={2}
          title={<Trans>Your notifications didn’t load</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      )}
      {!data && !isError && <Waiting />}
    </SettingsFrame>
  );
}

function Loaded({ saved, done, hasFailed }: NotificationsProps & { saved: Settled }) {
  const { i18n } = useLingui();
  const { settled, apiError, turn } = useNotifications(saved);
  return (
    <>
      <StoppedMails settled={settled} isSent={done === 'mails'} turn={turn} />
      {done !== null && done !== 'mails' && (
        <DoneNotice times={0}>
          <Trans>Your choice has been saved.</Trans>
        </DoneNotice>
      )}
      <div className={body}>
        <div className={main}>
          {(apiError || hasFailed) && (
            <Notice tone="danger" announced="at once">
              {apiError?.code === 'too_many_mails' ? (
                errorText(i18n, apiError)
              ) : (
                <Trans>That didn’t work. Nothing was changed.</Trans>
              )}
            </Notice>
          )}
          <KindsForm settled={settled} turn={turn} />
        </div>
        <div className={side}>
          <PushCard />
          <QuietHoursCard quietHours={settled.quiet_hours} turn={turn} />
        </div>
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your notifications`}>
      <div className={body}>
        <div className={main}>
          <Skeleton shape="card" />
        </div>
        <div className={side}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    </Loading>
  );
}

export function NotificationsRoute() {
  const { form } = usePage();
  const action = form?.name === 'notifications' ? form.action : undefined;
  return (
    <Notifications
      done={form?.done === true && isNotificationsAction(action) ? action : null}
      hasFailed={form?.name === 'notifications' && form.error !== null}
    />
  );
}
