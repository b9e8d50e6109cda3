import { expect, it } from 'vitest';
import { tryEach } from './try-each';

it('gives each its turn, and then says what failed', async () => {
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item % 2 === 1) throw new Error(`no ${item}`);
  };
  const outcome: unknown = await tryEach([1, 2, 3, 4], work, { failure: 'Not all were done' }).catch(
    (error: unknown) => error,
  );
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(outcome).toMatchObject({
    message: 'Not all were done',
    errors: [{ message: 'no 1' }, { message: 'no 3' }],
  });
});

it('catches what is thrown before a promise is there', async () => {
  const work = (): Promise<void> => {
    throw new Error('at once');
  };
  await expect(tryEach(['one', 'two'], work, { failure: 'None' })).rejects.toMatchObject({
    errors: [{ message: 'at once' }, { message: 'at once' }],
  });
});

it('is content with nothing to do', async () => {
  const work = () => Promise.reject(new Error('no'));
  await expect(tryEach([], work, { failure: 'None' })).resolves.toBeUndefined();
});
