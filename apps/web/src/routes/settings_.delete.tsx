import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccount } from '../app/delete-account';

export const Route = createFileRoute('/settings_/delete')({
  staticData: { page: 'settings-delete', messages: ['delete-account', 'errors'] },
  component: DeleteAccount,
});
