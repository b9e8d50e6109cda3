import { isPlainClick } from '@vela/ui/plain-click';
import { pressedLink } from '../page/pressed-link';

export interface SignupLinksFollowing {
  /** Whether this link opens the modal. */
  opens: (link: HTMLAnchorElement) => boolean;
  open: (link: HTMLAnchorElement) => void;
  /** Somebody is about to press such a link. */
  intend: () => void;
}

/** Opens the modal at presses of the page's links to the sign-up; the returned function ends it. */
export function followSignupLinks({ opens, open, intend }: SignupLinksFollowing): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const linkOf = (event: Event): HTMLAnchorElement | null => {
    const link = pressedLink(event);
    return link !== null && opens(link) ? link : null;
  };
  const intendNow = (event: Event) => {
    if (linkOf(event) !== null) intend();
  };
  addEventListener('pointerdown', intendNow, { signal, passive: true });
  addEventListener('focusin', intendNow, { signal });
  addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      if (link === null) return;
      event.preventDefault();
      open(link);
    },
    { signal },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (opens(link)) link.setAttribute('aria-haspopup', 'dialog');
  return () => listening.abort();
}
