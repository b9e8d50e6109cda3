import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/faq')({
  staticData: { page: 'pages-faq', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-faq', context.page),
  component: LegalRoute,
});
