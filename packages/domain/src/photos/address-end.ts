import { addMs, MINUTE, SECOND } from '../time';

/** Ends fall on the same moments for all, so that an address is the same for a while and a browser keeps its file. */
const WINDOW_MS = 10 * MINUTE;

/** An address that is given out at the end of a window must last until the page that shows it is drawn. */
const SHORTEST_MS = MINUTE;

/**
 * Returns the time until which the address of a photo's file is valid that is made at `now`, in seconds since
 * 1970: for 1 to 11 minutes. Source: api.md, Shapes.
 */
export function addressEnd(now: Date): number {
  const shortest = addMs(now, SHORTEST_MS).getTime();
  return (Math.ceil(shortest / WINDOW_MS) * WINDOW_MS) / SECOND;
}

/**
 * Whether an address has expired that is valid until so many seconds since 1970; what is no whole number
 * always has. Source: decisions.md, Access (short-lived URLs).
 */
export function isAddressOver(until: number, now: Date): boolean {
  return !Number.isSafeInteger(until) || until * SECOND <= now.getTime();
}

/**
 * Whether the signed address of a photo's file has expired, which contains the time itself; one without a
 * time never has. Source: decisions.md, Access (short-lived URLs).
 */
export function isPhotoAddressOver(address: string, now: Date): boolean {
  const until = /[?&]until=(\d+)/.exec(address)?.[1];
  return until !== undefined && isAddressOver(Number(until), now);
}

/**
 * Whether a page loads new addresses once one has expired: at most once a minute, `askedAt` being the last
 * time.
 */
export function mayAskForAddresses(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() >= MINUTE;
}
