import { HOUR, SECOND } from '../time';

/** Nobody is on one page for longer; beyond it the value is a slip. */
const LONGEST_DELAY_MS = HOUR;

/**
 * How long after a page has opened somebody's like is shown on it, in milliseconds, by the address's `t`: whole seconds,
 * 0 to 3600. `null` for no popup: without `t`, or with anything else in it. Source: product.md §2, §9.
 */
export function likePopupDelayMs(t: string | null | undefined): number | null {
  if (!/^\d{1,4}$/.test(t ?? '')) return null;
  const delayMs = Number(t) * SECOND;
  return delayMs <= LONGEST_DELAY_MS ? delayMs : null;
}

/** An address once the popup was shown: without `t`, all else as it was. Source: product.md §2. */
export function withoutLikePopup(href: string): string {
  return href.replace(/^([^?#]*)\?([^#]*)/, (_found, path: string, query: string) => {
    const rest = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== 't');
    return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
  });
}

/**
 * Whose like the popup shows: the newest one that was not seen yet and is no match; `likes` come newest first. `null` for
 * nobody, and then nothing is shown, as no like is made up. Source: product.md §2; decisions.md, Honest by construction.
 */
export function likeToShow<Like extends { like_new: boolean; profile: { match?: boolean | undefined } }>(
  likes: readonly Like[],
): Like | null {
  return likes.find(({ like_new: isNew, profile }) => isNew && profile.match !== true) ?? null;
}
