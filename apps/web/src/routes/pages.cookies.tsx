import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/cookies')({
  staticData: { page: 'pages-cookies', messages: ['legal', 'content-notes', 'consent'] },
  loader: ({ context }) => loadLegalPage('pages-cookies', context.page),
  component: LegalRoute,
});
