import { afterLargestPaint } from './shell/hydration';

// React and the router come only when what the person sees first is on the screen.
await afterLargestPaint();
const { hydrate } = await import('./hydrate');
await hydrate();
