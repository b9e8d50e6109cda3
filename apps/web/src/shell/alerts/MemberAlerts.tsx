import { useLingui } from '@lingui/react/macro';
import { ALERT_KEYS, type AlertKey } from '@vela/domain/alerts';
import { Container } from '@vela/ui/layout';
import { focusMain } from '../screen/focus-main';
import { useServerTime } from '../times/use-server-time';
import { ActivateReminder } from './ActivateReminder';
import { dismissAlert } from './dismissals';
import { MailsStopped } from './MailsStopped';
import * as styles from './MemberAlerts.css';
import { PhotoMissing } from './PhotoMissing';
import { useAlerts } from './use-alerts';

/** What a member has to know or to do, above the screen of a page. */
export function MemberAlerts() {
  const { t } = useLingui();
  const alerts = useAlerts();
  const dismiss = useDismiss();
  if (!alerts) return null;
  const { activateReminder, profilePhoto, disabledNotifications } = alerts;
  if (activateReminder === null && !profilePhoto && !disabledNotifications) return null;
  return (
    <aside aria-label={t`Notices`}>
      <Container>
        {activateReminder !== null && (
          <div className={styles.alert}>
            <ActivateReminder isModal={activateReminder === 'modal'} />
          </div>
        )}
        {disabledNotifications && (
          <div className={styles.dismissable.disabledNotifications}>
            <MailsStopped onDismiss={dismiss(ALERT_KEYS.disabledNotifications)} />
          </div>
        )}
        {profilePhoto && (
          <div className={styles.dismissable.profilePhoto}>
            <PhotoMissing onDismiss={dismiss(ALERT_KEYS.profilePhoto)} />
          </div>
        )}
      </Container>
    </aside>
  );
}

/** The button that was pressed goes: the screen has the focus next. */
function useDismiss(): (key: AlertKey) => () => void {
  const serverTime = useServerTime();
  return (key) => () => {
    dismissAlert(key, serverTime());
    focusMain();
  };
}
