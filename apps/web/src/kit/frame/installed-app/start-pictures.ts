import type { Niche } from '@vela/domain/sites';
import type { Mode } from '@vela/ui/tokens';
import { whenIdle } from '../../../first-paint/when-idle';
import { drawStartPicture, type StartPicture } from './draw-start-picture';

/** A screen in its own points, held upright, and how many pixels of it are one. */
export interface StartScreen {
  width: number;
  height: number;
  pixelRatio: number;
}

/** From this width on, in points, a screen is also held in landscape. */
const TABLET_WIDTH = 700;

const MODES_OF_DEVICE = ['light', 'dark'] as const satisfies readonly Mode[];

/** What a device may show while the installed app starts: for each mode, and where it turns, both ways round. */
export function startPictures({ width, height, pixelRatio }: StartScreen): StartPicture[] {
  const upright = { orientation: 'portrait', width: width * pixelRatio, height: height * pixelRatio };
  const across = { orientation: 'landscape', width: upright.height, height: upright.width };
  const sides = width >= TABLET_WIDTH ? [upright, across] : [upright];
  return MODES_OF_DEVICE.flatMap((mode) =>
    sides.map(({ orientation, ...pixels }) => ({
      mode,
      ...pixels,
      pixelRatio,
      media: `(prefers-color-scheme: ${mode}) and (orientation: ${orientation})`,
    })),
  );
}

export interface StartPicturesOptions {
  screen: StartScreen;
  niche: Niche;
  /** Ends it where no more are wanted. */
  signal: AbortSignal;
}

/**
 * Draws the pictures that an iPhone or iPad shows while the installed app starts. iOS uses neither colour nor icon of the
 * manifest, only pictures of exactly the size of its screen, and reads their addresses when the app is added to the home
 * screen. They are as large as the screen, so each is drawn in its own idle moment of the browser or, in a Safari without
 * idle callbacks, a second later.
 */
export async function addStartPictures({ screen, niche, signal }: StartPicturesOptions): Promise<void> {
  addOnce('[name="apple-mobile-web-app-capable"]', () =>
    Object.assign(document.createElement('meta'), { name: 'apple-mobile-web-app-capable', content: 'yes' }),
  );
  for (const picture of startPictures(screen)) {
    await idle();
    const selector = `[rel="apple-touch-startup-image"][media="${picture.media}"]`;
    if (signal.aborted) return;
    if (document.head.querySelector(selector)) continue;
    const href = await drawStartPicture(picture, niche);
    if (signal.aborted) return;
    if (href === '') continue;
    const { media } = picture;
    addOnce(selector, () =>
      Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', media, href }),
    );
  }
}

function addOnce(selector: string, make: () => HTMLElement): void {
  if (!document.head.querySelector(selector)) document.head.append(make());
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
