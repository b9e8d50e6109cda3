import { createFileRoute } from '@tanstack/react-router';
import { ActivateDoneRoute } from '../site/activate';

export const Route = createFileRoute('/activate/done')({
  staticData: { page: 'activate-done', messages: ['activate', 'errors'] },
  component: ActivateDoneRoute,
});
