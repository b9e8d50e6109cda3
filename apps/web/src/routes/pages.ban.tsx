import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/ban')({
  staticData: { page: 'pages-ban', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-ban', context.page),
  component: LegalRoute,
});
