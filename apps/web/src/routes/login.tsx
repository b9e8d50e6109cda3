import { createFileRoute } from '@tanstack/react-router';
import { LoginRoute } from '../features/login';

export const Route = createFileRoute('/login')({
  staticData: { page: 'login', messages: ['login', 'errors'] },
  component: LoginRoute,
});
