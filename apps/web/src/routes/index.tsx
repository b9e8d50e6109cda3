import { createFileRoute } from '@tanstack/react-router';
import { HomeRoute } from '../site/home';
import { loadHome } from '../site/home/load-home';

export const Route = createFileRoute('/')({
  staticData: { page: 'index', messages: ['home'] },
  loader: ({ context }) => loadHome(context),
  component: HomeRoute,
});
