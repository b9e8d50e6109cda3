import { isPlainClick } from '@vela/ui/plain-click';

/** A pointer that rests this long on a link is likely to press it. */
const RESTING_MS = 65;

export interface LinkFollowing {
  /** Whether the app shows the page itself. */
  isStep: (url: URL) => boolean;
  follow: (url: URL) => void;
  /** Somebody is about to press a link of a step. */
  intend: (url: URL) => void;
}

/** Follows links to pages of the app without loading a document; the returned function ends it. */
export function followLinks({ isStep, follow, intend }: LinkFollowing): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stepOf = (event: Event): URL | null => {
    const url = addressOf(event.target);
    return url !== null && isStep(url) ? url : null;
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const intendNow = (event: Event) => {
    const url = stepOf(event);
    if (url !== null) intend(url);
  };
  const intendSoon = (event: Event) => {
    clearTimeout(resting);
    const url = stepOf(event);
    if (url !== null) resting = setTimeout(() => intend(url), RESTING_MS);
  };
  addEventListener('pointerover', intendSoon, { signal, passive: true });
  addEventListener('pointerdown', intendNow, { signal, passive: true });
  addEventListener('focusin', intendSoon, { signal });
  // It runs after the page's own answers to a press: a link that opens a dialog is not followed.
  addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const url = stepOf(event);
      if (url === null || isPlaceOnThisPage(url)) return;
      event.preventDefault();
      follow(url);
    },
    { signal },
  );
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}

/**
 * Returns the address of the link that an event happened on; `null` for none, and for what the browser opens
 * elsewhere.
 */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? new URL(link.href) : null;
}

function isPlaceOnThisPage({ pathname, search, hash }: URL): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
