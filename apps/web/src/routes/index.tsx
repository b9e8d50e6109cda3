import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../features/home';

export const Route = createFileRoute('/')({
  staticData: { page: 'index', messages: ['home'] },
  component: Home,
});
