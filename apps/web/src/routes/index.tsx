import { createFileRoute } from '@tanstack/react-router';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { Home } from '../features/home';
import { loadApi } from '../shell/data';

export const Route = createFileRoute('/')({
  staticData: { page: 'index', messages: ['home'] },
  loader: ({ context }) => loadApi<{ packages: CreditPackage[] }>(context, '/api/packages.php'),
  component: HomeRoute,
});

function HomeRoute() {
  return <Home packages={Route.useLoaderData()?.packages ?? []} />;
}
