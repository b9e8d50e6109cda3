import { createFileRoute } from '@tanstack/react-router';
import { NotificationsRoute } from '../app/notifications';
import { loadNotifications } from '../app/notifications/load-notifications';

export const Route = createFileRoute('/notifications')({
  staticData: { page: 'notifications', messages: ['notifications', 'notification-kinds', 'errors'] },
  loader: ({ context }) => loadNotifications(context),
  component: NotificationsRoute,
});
