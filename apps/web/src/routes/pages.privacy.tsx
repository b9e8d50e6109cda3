import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/privacy')({
  staticData: { page: 'pages-privacy', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-privacy', context.page),
  component: LegalRoute,
});
