import { useEffect } from 'react';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { whenIdle } from '../../../first-paint/when-idle';
import { usePage } from '../../page/page-context';
import type { StartScreen } from './start-pictures';

/** Has an iPhone or iPad know what to show while the app starts, before someone puts it on the home screen. */
export function StartPictures() {
  const { niche } = usePage().settings;
  useEffect(() => {
    if (!isInSafari()) return undefined;
    const leaving = new AbortController();
    const stopWaiting = whenIdle(() => {
      void tryToLoad(() => import('./start-pictures')).then((pictures) =>
        pictures?.addStartPictures({ screen: uprightScreen(), niche, signal: leaving.signal }),
      );
    });
    return () => {
      stopWaiting();
      leaving.abort();
    };
  }, [niche]);
  return null;
}

/** Safari alone exposes whether a page was started from the home screen; once it was, it is too late for pictures. */
function isInSafari(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

function uprightScreen(): StartScreen {
  const { width, height } = screen;
  return {
    width: Math.min(width, height),
    height: Math.max(width, height),
    pixelRatio: devicePixelRatio,
  };
}
