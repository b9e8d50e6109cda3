import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/terms')({
  staticData: { page: 'pages-terms', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-terms', context.page),
  component: LegalRoute,
});
