import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/terms')({
  staticData: { page: 'pages-terms', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-terms', context.page),
  component: LegalRoute,
});
