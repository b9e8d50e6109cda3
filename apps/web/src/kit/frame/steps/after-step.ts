import type { RegisteredRouter } from '@tanstack/react-router';
import { screenAt } from './routes-at';

/** Does after each step of the app what a browser does after a load. The returned function ends it. */
export function settleSteps(router: RegisteredRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    closeDialogs();
    if (screenAt(router, fromLocation.pathname) !== screenAt(router, toLocation.pathname)) focusScreen();
  });
}

/** A dialog over the page before, such as that of a match, asks its owner to close it, as the Escape key does. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Focuses the heading, which a screen reader then announces, unless the screen focused a part of its own. */
function focusScreen(): void {
  const main = document.getElementById('main');
  if (main === null || isInside(main, document.activeElement) || focusHeading(main)) return;
  main.focus({ preventScroll: true });
  // The heading of a screen that still loads comes with what it names.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { subtree: true, childList: true });
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** A new `main` focuses the link that leads to it, which is right only within one screen. */
function isInside(main: HTMLElement, active: Element | null): boolean {
  return active !== main && main.contains(active) && !active?.matches('a[aria-current]');
}

/**
 * Lets a transition that is broken off end quietly: its browser would report that as an error of the page. The returned
 * function ends it.
 */
export function quietenTransitions(router: RegisteredRouter): () => void {
  const { startViewTransition } = router;
  router.startViewTransition = async (update) => {
    if (!router.shouldViewTransition || !('startViewTransition' in document))
      return startViewTransition(update) as Promise<void>;
    delete router.shouldViewTransition;
    const transition = document.startViewTransition(update);
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
    await transition.updateCallbackDone;
  };
  return () => (router.startViewTransition = startViewTransition);
}
