import { Trans, useLingui } from '@lingui/react/macro';
import { isPushAvailable } from '@vela/domain/push';
import { Container } from '@vela/ui/layout';
import { useShowToast } from '@vela/ui/Toast';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { dismissAlert } from '../../storage/dismissals';
import { useAlerts } from './use-alerts';
import { AlertBar } from './AlertBar';
import { useApi } from '../../session/member-data-context';
import { usePage } from '../../page/page-context';
import { focusMain } from '../../page/focus-main';
import { useServerTime } from '../../formats/use-server-time';
import { turnOnPush } from '../../live/push/browser-push';
import { ask } from './PushAsk.css';
import { usePush } from '../../live/push/push-context';
import { notifyWindows } from '../../live/push/push-windows';

interface PushAskProps {
  /**
   * It stands at the foot of a `page`, or of a `pane` if a screen fills the window, which may have only one.
   */
  of: keyof typeof ask;
}

/**
 * Asks whether the browser may show notifications, if it can and nobody decided yet (product.md §2, Push
 * alert).
 */
export function PushAsk({ of }: PushAskProps) {
  const { t } = useLingui();
  const { push_public_key: publicKey } = usePage().settings;
  const api = useApi();
  const serverTime = useServerTime();
  const showToast = useShowToast();
  const { change } = usePush();
  const [isBusy, setIsBusy] = useState(false);
  const alerts = useAlerts();
  if (publicKey === null || !alerts.includes('push')) return null;
  const turnOn = async () => {
    setIsBusy(true);
    try {
      const next = await turnOnPush(api, publicKey);
      change(next);
      notifyWindows();
      // Its answer takes the question away, and the pressed button with it.
      if (!isPushAvailable(next)) focusMain();
      if (next === 'denied')
        showToast({
          tone: 'info',
          title: t`Your browser blocks notifications.`,
          detail: t`Allow them in the browser’s settings for this site.`,
        });
      if (next === 'subscribed')
        showToast({
          tone: 'success',
          title: t`Notifications are on.`,
          detail: t`They end when you log out. Turn them off in your settings at any time.`,
        });
    } catch {
      showToast({
        tone: 'danger',
        title: t`Notifications could not be turned on.`,
        detail: t`Please try again.`,
      });
    }
    setIsBusy(false);
  };
  const question = (
    <AlertBar
      tone="info"
      icon={BellRing}
      title={<Trans>Get notified about new messages.</Trans>}
      action={<Trans>Turn on notifications</Trans>}
      onAct={() => void turnOn()}
      isBusy={isBusy}
      isNarrow={of === 'pane'}
      onDismiss={() => {
        dismissAlert('push', serverTime());
        focusMain();
      }}
    >
      <Trans>Discreet alerts: no names, no message text.</Trans>
    </AlertBar>
  );
  return (
    <aside className={ask[of]} aria-label={t`Notifications in this browser`}>
      {of === 'page' ? <Container>{question}</Container> : question}
    </aside>
  );
}
