import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/accessibility')({
  staticData: { page: 'pages-accessibility', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-accessibility', context.page),
  component: LegalRoute,
});
