import { expect, test } from 'vitest';
import { systemRandom } from '../core/random';
import { hashPassword, isPasswordOf, unusableHash } from './passwords';

const PASSWORD = 'a long enough password';

test('a hash fits its password alone', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(await isPasswordOf(hash, PASSWORD)).toBe(true);
  expect(await isPasswordOf(hash, `${PASSWORD}!`)).toBe(false);
});

test('no password fits where there is no hash', async () => {
  expect(await isPasswordOf(null, PASSWORD)).toBe(false);
});

test('an unusable hash is made like any other, and no password fits it', async () => {
  const [made, unusable] = [await hashPassword(PASSWORD), unusableHash(systemRandom)];
  const shape = (hash: string) => hash.split('$').map((part, at) => (at > 3 ? part.length : part));
  expect(shape(unusable)).toEqual(shape(made));
  expect(unusableHash(systemRandom)).not.toBe(unusable);
  for (const password of ['', PASSWORD, unusable]) expect(await isPasswordOf(unusable, password)).toBe(false);
});
