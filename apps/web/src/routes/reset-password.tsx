import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordRoute } from '../features/reset-password';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/reset-password')({
  staticData: { page: 'reset-password', messages: ['reset-password', 'errors'] },
  validateSearch: parseLinkSearch,
  component: ForgotPasswordRoute,
});
