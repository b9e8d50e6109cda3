import { getRouteApi } from '@tanstack/react-router';
import { CompleteSignup } from './CompleteSignup';

const route = getRouteApi('/complete-signup');

export function CompleteSignupRoute() {
  const { done } = route.useSearch();
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} />;
}
