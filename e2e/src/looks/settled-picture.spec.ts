import { expect, test } from '@playwright/test';
import { takeSettled } from '../fixtures/settled-picture';

/** Shows each of these once, then the last for ever. */
function seen(...frames: readonly string[]): () => Promise<Buffer> {
  const coming = [...frames];
  return async () => Buffer.from((coming.length > 1 ? coming.shift() : coming[0]) ?? '');
}

test('what is gone after the first frame is gone from the picture', async () => {
  const picture = await takeSettled('story', seen('whole', 'without a part'));

  expect(picture.toString()).toBe('without a part');
});

test('what still moves isn’t the picture', async () => {
  const picture = await takeSettled(
    'story',
    seen('at the left', 'in the middle', 'at the right', 'at the right'),
  );

  expect(picture.toString()).toBe('at the right');
});

test('what never rests is named', async () => {
  const later = { frame: 0 };
  const take = async () => Buffer.from(String((later.frame += 1)));

  await expect(takeSettled('story', take, { withinMs: 20 })).rejects.toThrow(/story comes to rest/);
});
