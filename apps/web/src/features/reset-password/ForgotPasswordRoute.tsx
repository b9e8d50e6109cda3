import { getRouteApi } from '@tanstack/react-router';
import { ForgotPassword } from './ForgotPassword';

const route = getRouteApi('/reset-password');

export function ForgotPasswordRoute() {
  return <ForgotPassword isSent={route.useSearch().done !== undefined} />;
}
