import { afterLargestPaint } from './first-paint/after-largest-paint';
import { keepFocusInSight } from './first-paint/keep-focus-in-sight';
import { reloadOnChunkError } from './first-paint/reload-on-chunk-error';
import { whenParsed } from './first-paint/when-parsed';
import type { HandedOver } from './kit/page/page-data';

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
