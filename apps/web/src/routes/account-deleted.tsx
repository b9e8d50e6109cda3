import { createFileRoute } from '@tanstack/react-router';
import { AccountDeletedRoute } from '../site/account-deleted';

export const Route = createFileRoute('/account-deleted')({
  staticData: {
    page: 'account-deleted',
    messages: ['account-deleted', 'errors'],
  },
  component: AccountDeletedRoute,
});
