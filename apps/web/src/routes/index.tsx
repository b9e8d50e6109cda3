import { createFileRoute } from '@tanstack/react-router';
import { HomeRoute } from '../features/home';
import { loadHome } from '../features/home/load-home';

export const Route = createFileRoute('/')({
  staticData: { page: 'index', messages: ['home', 'join'] },
  loader: ({ context }) => loadHome(context),
  component: HomeRoute,
});
