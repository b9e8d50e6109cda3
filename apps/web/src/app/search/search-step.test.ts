import type { SearchFilters } from '@vela/domain/search';
import { expect, test } from 'vitest';
import { searchHref } from '../../kit/search/search-address';
import { searchStep, type Searched } from './search-step';

const START: Searched = { filters: {}, wish: null, before: null };
const [MEN, WOMEN] = [{ gender: 'male' }, { gender: 'female' }] as const satisfies SearchFilters[];

interface Step {
  wished: SearchFilters;
  /** More results were opened before it. */
  afterMore?: boolean;
}

/** The ways of a row of searches. */
function waysOf(steps: readonly Step[]): string[] {
  let searched = START;
  return steps.map(({ wished, afterMore = false }) => {
    const here = searchHref({ filters: searched.filters, page: afterMore ? 2 : 1 });
    const { next, way } = searchStep(wished, { searched, here });
    searched = next;
    return way;
  });
}

test.each<[string, Step[], string[]]>([
  ['each wish is a step', [{ wished: MEN }, { wished: { ...MEN, online: true } }], ['on', 'on']],
  ['a wish that changes again is the same step', [{ wished: MEN }, { wished: WOMEN }], ['on', 'over']],
  ['a wish that is taken back is a step back', [{ wished: MEN }, { wished: {} }], ['on', 'back']],
  [
    'so is one that changed before',
    [{ wished: MEN }, { wished: WOMEN }, { wished: {} }],
    ['on', 'over', 'back'],
  ],
  [
    'what comes after a step back is a step again',
    [{ wished: MEN }, { wished: {} }, { wished: MEN }],
    ['on', 'back', 'on'],
  ],
  [
    'more results are a step of their own, which no wish replaces',
    [{ wished: MEN }, { wished: WOMEN, afterMore: true }],
    ['on', 'on'],
  ],
  [
    'and none leads back over it',
    [{ wished: MEN }, { wished: WOMEN, afterMore: true }, { wished: {} }],
    ['on', 'on', 'over'],
  ],
  ['nor is one taken back from there', [{ wished: MEN }, { wished: {}, afterMore: true }], ['on', 'on']],
])('%s', (_, steps, ways) => {
  expect(waysOf(steps)).toEqual(ways);
});
