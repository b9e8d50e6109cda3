import { safePath } from '@vela/domain/pages';
import { readStored, writeStored } from '../storage/member-storage';

const NAME = 'way-back';

/** Orders are paid one after the other; a few may be open in other tabs. */
const KEPT_COUNT = 5;

interface ReturnTo {
  paymentId: string;
  next: string;
}

/** Stores where an order leads back to: the provider, on whose page it is paid, doesn't know it. */
export function saveReturnTo(memberId: string, returnTo: ReturnTo): void {
  const others = readAllReturnTo(memberId).filter(({ paymentId }) => paymentId !== returnTo.paymentId);
  writeStored(memberId, NAME, JSON.stringify([...others, returnTo].slice(-KEPT_COUNT)));
}

/** Returns the page that an order leads back to; null if it was begun nowhere else. */
export function readReturnTo(memberId: string, paymentId: string): string | null {
  return safePath(readAllReturnTo(memberId).find((returnTo) => returnTo.paymentId === paymentId)?.next);
}

function readAllReturnTo(memberId: string): ReturnTo[] {
  return JSON.parse(readStored(memberId, NAME) ?? '[]') as ReturnTo[];
}
