import { expect, it } from 'vitest';
import { shownPhoto } from './use-photos';

const facts = { id: 'a', status: 'active', private: false, main: true } as const;

it('prefixes every file of a photo', () => {
  const image = {
    ...facts,
    variant: 'sharp',
    filename: '/photos/a/sharp-720.webp?signature=b',
    sources: [
      { filename: '/photos/a/sharp-360.webp?signature=a', width: 360 },
      { filename: '/photos/a/sharp-720.webp?signature=b', width: 720 },
    ],
    width: 720,
    height: 900,
  } as const;
  expect(shownPhoto({ ...image, sources: [...image.sources] }, 'https://cdn.example')).toEqual({
    id: 'a',
    variant: 'sharp',
    src: 'https://cdn.example/photos/a/sharp-720.webp?signature=b',
    srcSet:
      'https://cdn.example/photos/a/sharp-360.webp?signature=a 360w, https://cdn.example/photos/a/sharp-720.webp?signature=b 720w',
    width: 720,
    height: 900,
  });
});

it('has no file for a locked one', () => {
  expect(shownPhoto({ ...facts, variant: 'locked' }, 'https://cdn.example')).toEqual({
    id: 'a',
    variant: 'locked',
  });
});
