import type { Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/Logo';
import { colors, cssColor, niches } from '@vela/ui/tokens';
import type { StartPicture } from './start-pictures';

/** How large the mark is, in points. */
const MARK_SIZE = 96;

/** The site's mark on the ground of its pages, as the address of a picture that holds itself. */
export function drawStartPicture({ mode, width, height, pixelRatio }: StartPicture, niche: Niche): string {
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
  return canvas.toDataURL('image/png');
}
