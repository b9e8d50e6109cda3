import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordRoute } from '../features/reset-password';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/reset-password_/do')({
  staticData: { page: 'reset-password-do', messages: ['reset-password', 'errors'] },
  validateSearch: parseLinkSearch,
  component: NewPasswordRoute,
});
