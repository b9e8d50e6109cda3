import { createFileRoute } from '@tanstack/react-router';
import { LegalRoute } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/service')({
  staticData: { page: 'pages-service', messages: ['legal', 'content-notes'], settings: ['support_phone'] },
  loader: ({ context }) => loadLegalPage('pages-service', context.page),
  component: LegalRoute,
});
