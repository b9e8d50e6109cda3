import type { RegisteredRouter } from '@tanstack/react-router';
import { media, motion } from '@vela/ui/tokens';
import { screenAt } from './routes-at';

/** Does after each step of the app what a browser does after a load. The returned function ends it. */
export function settleSteps(router: RegisteredRouter): () => void {
  let isOnward = false;
  const stops = [
    router.history.subscribe(({ action }) => (isOnward = action.type === 'PUSH')),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      closeDialogs();
      if (screenAt(router, fromLocation.pathname) === screenAt(router, toLocation.pathname)) return;
      focusScreen();
      if (isOnward) fadeIn();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The new screen is there at once and becomes opaque while it is read. A view transition would take a picture of the screen
 * before, for which a slow phone needs longer than for the step.
 */
function fadeIn(): void {
  if (matchMedia(media.reducedMotion).matches) return;
  document
    .getElementById('main')
    ?.animate({ opacity: [0.4, 1] }, { duration: Number.parseFloat(motion.fast), easing: motion.ease });
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
