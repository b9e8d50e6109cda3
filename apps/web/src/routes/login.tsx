import { createFileRoute } from '@tanstack/react-router';
import { LoginRoute } from '../site/login';

export const Route = createFileRoute('/login')({
  staticData: { page: 'login', messages: ['login', 'errors'] },
  component: LoginRoute,
});
