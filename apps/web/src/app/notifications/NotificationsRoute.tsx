import { usePage } from '../../kit/page/page-context';
import { isNotificationsAction, Notifications } from './Notifications';

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
