import type { Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/Logo';
import { colors, cssColor, niches, type Mode } from '@vela/ui/tokens';

export interface StartPicture {
  mode: Mode;
  /** The size in pixels. */
  width: number;
  height: number;
  pixelRatio: number;
  /** The media for which it is the right one. */
  media: string;
}

/** How large the mark is, in points. */
const MARK_SIZE = 96;

/**
 * The site's mark on the ground of its pages, as the address of a picture that holds itself; empty where the browser has
 * no room for it. Drawing is a moment's work; the picture is made of it beside the page, which goes on meanwhile.
 */
export async function drawStartPicture(
  { mode, width, height, pixelRatio }: StartPicture,
  niche: Niche,
): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return '';
  const { surface, secondary } = colors[mode];
  context.fillStyle = cssColor(surface);
  context.fillRect(0, 0, width, height);
  const size = MARK_SIZE * pixelRatio;
  context.translate((width - size) / 2, (height - size) / 2);
  context.scale(size / MARK.size, size / MARK.size);
  const sails = [
    { path: new Path2D(MARK.main), color: niches[niche][mode].accent },
    { path: new Path2D(MARK.lee), color: secondary },
  ];
  for (const { path, color } of sails) {
    context.fillStyle = cssColor(color);
    context.fill(path);
  }
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return picture ? addressOf(picture) : '';
}

/** The picture in its own address: one of this page alone would be gone when the app starts. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture can’t be read')));
    reader.readAsDataURL(picture);
  });
}
