import { afterLargestPaint, reloadStalePage, whenParsed } from './shell/hydration';
import type { HandedOver } from './shell/page';

// Every import that fails says so here, those of routes and of this page's own scripts alike.
addEventListener('vite:preloadError', (event) => {
  if (reloadStalePage()) event.preventDefault();
});

// React starts only when what the person sees first is on the screen; a visitor's page needs no router.
await afterLargestPaint();
await whenParsed();
const handedOver = JSON.parse(document.getElementById('page')?.textContent ?? '') as HandedOver;
const { hydrate } = await (handedOver.start ? import('./hydrate-page') : import('./hydrate-router'));
await hydrate(handedOver);
