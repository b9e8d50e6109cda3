import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/faq')({
  staticData: { page: 'pages-faq', messages: ['legal', 'content-notes'] },
  loader: ({ context }) => loadLegalPage('pages-faq', context.page),
  component: LegalRoute,
});
