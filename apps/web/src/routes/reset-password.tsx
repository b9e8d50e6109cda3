import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordRoute } from '../site/reset-password';

export const Route = createFileRoute('/reset-password')({
  staticData: {
    page: 'reset-password',
    messages: ['reset-password', 'account', 'errors'],
    settings: ['account_disclosure'],
  },
  component: ForgotPasswordRoute,
});
