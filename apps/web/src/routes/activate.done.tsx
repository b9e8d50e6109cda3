import { createFileRoute } from '@tanstack/react-router';
import { ActivateDoneRoute } from '../features/activate';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/activate/done')({
  staticData: { page: 'activate-done', messages: ['activate', 'errors'] },
  validateSearch: parseLinkSearch,
  component: ActivateDoneRoute,
});
