import { afterLargestPaint, reloadStalePage } from './shell/hydration';

// Every import that fails says so here, those of routes and of this page's own scripts alike.
addEventListener('vite:preloadError', (event) => {
  if (reloadStalePage()) event.preventDefault();
});

// React and the router start only when what the person sees first is on the screen.
await afterLargestPaint();
const { hydrate } = await import('./hydrate');
await hydrate();
