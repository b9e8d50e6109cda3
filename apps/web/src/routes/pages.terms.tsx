import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../features/legal';
import { loadLegalPage } from '../features/legal/load-legal-page';

export const Route = createFileRoute('/pages/terms')({
  staticData: { page: 'pages-terms', messages: ['legal'] },
  loader: ({ context }) => loadLegalPage('terms', context.page),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalScreen {...Route.useLoaderData()} />;
}
