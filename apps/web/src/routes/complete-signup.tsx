import { createFileRoute } from '@tanstack/react-router';
import { CompleteSignupRoute } from '../features/complete-signup';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/complete-signup')({
  staticData: { page: 'complete-signup', messages: ['complete-signup', 'errors'] },
  validateSearch: parseLinkSearch,
  component: CompleteSignupRoute,
});
