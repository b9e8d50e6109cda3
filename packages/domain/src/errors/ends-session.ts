import { ERROR_STATUS } from './error-status';

/**
 * Whether an answer says that the session has ended, and logs the member out: it has status 403 and carries
 * the flag. Source: product.md §6, §8.
 */
export function endsSession({
  status,
  authenticationRequired,
}: {
  status: number;
  authenticationRequired: boolean;
}): boolean {
  return status === ERROR_STATUS.authentication_required && authenticationRequired;
}
