import { createFileRoute } from '@tanstack/react-router';
import { LoginRoute } from '../features/login';
import { parseLoginSearch } from '../features/login/login-search';

export const Route = createFileRoute('/login')({
  staticData: { page: 'login', messages: ['login', 'errors'] },
  validateSearch: parseLoginSearch,
  component: LoginRoute,
});
