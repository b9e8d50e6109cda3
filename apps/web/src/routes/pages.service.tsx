import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../site/legal';
import { loadLegalPage } from '../site/legal/load-legal-page';

export const Route = createFileRoute('/pages/service')({
  staticData: { page: 'pages-service', messages: ['legal', 'content-notes'], settings: ['support_phone'] },
  loader: ({ context }) => loadLegalPage('pages-service', context.page),
  component: LegalRoute,
});
