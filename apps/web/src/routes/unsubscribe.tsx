import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeRoute } from '../site/unsubscribe';

export const Route = createFileRoute('/unsubscribe')({
  staticData: { page: 'unsubscribe', messages: ['unsubscribe', 'notification-kinds', 'errors'] },
  component: UnsubscribeRoute,
});
