import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordRoute } from '../site/reset-password';

export const Route = createFileRoute('/reset-password_/do')({
  staticData: { page: 'reset-password-do', messages: ['reset-password', 'account', 'errors'] },
  component: NewPasswordRoute,
});
