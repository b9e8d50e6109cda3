import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/cookies')({
  staticData: { page: 'pages-cookies', messages: ['legal', 'content-notes', 'consent'] },
  loader: ({ context }) => loadLegalPage('pages-cookies', context.page),
  component: LegalRoute,
});
