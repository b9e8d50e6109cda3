import { safePath } from '@vela/domain/pages';
import { readKept, writeKept } from '../kept';

const NAME = 'way-back';

/** Orders are paid one after the other; a few may be open in other tabs. */
const KEPT_COUNT = 5;

interface WayBack {
  paymentId: string;
  next: string;
}

/** Keeps where an order leads back to: the provider, on whose page it is paid, knows nothing of it. */
export function keepWayBack(memberId: string, wayBack: WayBack): void {
  const others = readWaysBack(memberId).filter(({ paymentId }) => paymentId !== wayBack.paymentId);
  writeKept(memberId, NAME, JSON.stringify([...others, wayBack].slice(-KEPT_COUNT)));
}

/** Where an order leads back to; null for one that was begun nowhere else. */
export function readWayBack(memberId: string, paymentId: string): string | null {
  return safePath(readWaysBack(memberId).find((wayBack) => wayBack.paymentId === paymentId)?.next);
}

function readWaysBack(memberId: string): WayBack[] {
  return JSON.parse(readKept(memberId, NAME) ?? '[]') as WayBack[];
}
