import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/return-policy')({
  staticData: { page: 'pages-return-policy', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-return-policy', context.page),
  component: LegalRoute,
});
