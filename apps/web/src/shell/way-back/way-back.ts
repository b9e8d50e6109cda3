import { safePath } from '@vela/domain/pages';
import { readKept, writeKept } from '../kept';

/** An address that knows where to lead back to, for a page that one visits on the way; null leaves it as it is. */
export function withNext(href: string, next: string | null): string {
  if (next === null) return href;
  const joint = href.includes('?') ? '&' : '?';
  return `${href}${joint}${new URLSearchParams({ next }).toString()}`;
}

/** Keeps where an order leads back to: the provider, on whose page it is paid, knows nothing of it. */
export function keepWayBack(
  memberId: string,
  { paymentId, next }: { paymentId: string; next: string },
): void {
  writeKept(memberId, nameOf(paymentId), next);
}

/** Where an order leads back to; null for one that was begun nowhere else. */
export function readWayBack(memberId: string, paymentId: string): string | null {
  return safePath(readKept(memberId, nameOf(paymentId)));
}

function nameOf(paymentId: string): string {
  return `way-back:${paymentId}`;
}
