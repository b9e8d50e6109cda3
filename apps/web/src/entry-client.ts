import { afterLargestPaint, keepFocusInSight, reloadOnChunkError, whenParsed } from './shell/hydration';
import type { HandedOver } from './shell/page';

reloadOnChunkError();
keepFocusInSight();
void start();

// React starts only when what the person sees first is on the screen; a visitor's page needs no router.
// A function of its own: a module that awaits keeps the build from joining the chunks around it.
async function start(): Promise<void> {
  await afterLargestPaint();
  await whenParsed();
  const handedOver = JSON.parse(document.getElementById('page')?.textContent ?? '') as HandedOver;
  if (handedOver.start) {
    const { hydrate } = await import('./hydrate-page');
    return hydrate(handedOver);
  }
  const { hydrate } = await import('./hydrate-router');
  await hydrate(handedOver);
}
