import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/terms')({
  staticData: { page: 'pages-terms', messages: ['legal'] },
  loader: ({ context }) => loadLegalPage('terms', context.page),
  component: LegalRoute,
});
