import { CROPPED_TYPES } from '@vela/domain/photos';
import { expect, it } from 'vitest';
import { checkFiles } from './check-files';

const file = (name: string, { type = 'image/jpeg', size = 1 } = {}): File =>
  new File([new Uint8Array(size)], name, { type });

it('accepts the photo of a phone where it is cropped', () => {
  const photo = file('IMG_0042.heic', { type: 'image/heic' });
  expect(checkFiles([photo], { room: 1, limit: 1 }).rejected).toHaveLength(1);
  expect(checkFiles([photo], { room: 1, limit: 1, types: CROPPED_TYPES }).accepted).toEqual([photo]);
});

it('accepts what fits, and rejects each of the others with a reason', () => {
  const files = [
    file('a.jpg'),
    file('drawing.svg', { type: 'image/svg+xml' }),
    file('huge.png', { type: 'image/png', size: 15 * 1024 * 1024 + 1 }),
    file('b.webp', { type: 'image/webp' }),
    file('c.avif', { type: 'image/avif' }),
  ];
  const { accepted, rejected } = checkFiles(files, { room: 2, limit: 3 });
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.webp']);
  expect(rejected).toEqual([
    { name: 'drawing.svg', apiError: { code: 'photo_type_unknown' } },
    { name: 'huge.png', apiError: { code: 'photo_too_large', params: { limit: 15 } } },
    { name: 'c.avif', apiError: { code: 'photo_limit', params: { limit: 3 } } },
  ]);
});
