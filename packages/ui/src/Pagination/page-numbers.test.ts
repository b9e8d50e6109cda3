import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('from page %i of %i leads to %j', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  it('never leaves out a single page', () => {
    for (let pages = 1; pages <= 20; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageNumbers(page, pages);
        const gaps = numbers.flatMap((number, index) => (number === 'gap' ? [index] : []));
        for (const gap of gaps) {
          const left = Number(numbers[gap + 1]) - Number(numbers[gap - 1]) - 1;
          expect(left).toBeGreaterThan(1);
        }
      }
    }
  });
});
