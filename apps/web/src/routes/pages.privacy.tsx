import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/privacy')({
  staticData: { page: 'pages-privacy', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-privacy', context.page),
  component: LegalRoute,
});
