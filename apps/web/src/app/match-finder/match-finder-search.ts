import { asksFor, type SearchField } from '@vela/domain/search';
import { FIT_ORDERS, type FitOrder } from '@vela/domain/wishes';
import type { Query } from '../../kit/page/query';

/** The questions of the match finder, in their order. */
export const WISH_STEPS = ['gender', 'age', 'interests', 'looking-for'] as const;

export type WishStep = (typeof WISH_STEPS)[number];

export interface MatchFinderSearch {
  /** Which question is asked; `null` for the members who fit. */
  step: WishStep | null;
  /** One answer is changed, and no other question follows. */
  isChange: boolean;
  /** The questions are asked for the first time: they propose something. */
  isFirst: boolean;
  order: FitOrder;
}

/** The query of the page: anyone may have written it, so only what is known is taken. */
export function parseMatchFinder({ step, change, first, order }: Query): MatchFinderSearch {
  return {
    step: WISH_STEPS.find((each) => each === step) ?? null,
    isChange: change === '1',
    isFirst: first === '1',
    order: FIT_ORDERS.find((each) => each === order) ?? 'fit',
  };
}

/** The address of a question, or of those who fit. */
export function matchFinderPath({ step, isChange, isFirst, order }: Partial<MatchFinderSearch> = {}): string {
  const query = new URLSearchParams({
    ...(step && { step }),
    ...(isChange && { change: '1' }),
    ...(isFirst && step && { first: '1' }),
    ...(order !== undefined && order !== 'fit' && { order }),
  }).toString();
  return query === '' ? '/match-finder' : `/match-finder?${query}`;
}

interface Asked {
  search_fields?: readonly string[] | undefined;
  visible_profile_fields?: readonly string[] | undefined;
}

/** The questions that a site has: what it keeps to itself isn't asked. */
export function wishStepsOf({
  search_fields: fields,
  visible_profile_fields: visible = [],
}: Asked): WishStep[] {
  const asks = (field: SearchField): boolean => asksFor(field, fields);
  const isAsked = {
    gender: asks('gender'),
    age: asks('age') || asks('distance') || asks('country'),
    interests: asks('interests') && visible.includes('interests'),
    'looking-for': true,
  } as const satisfies Record<WishStep, boolean>;
  return WISH_STEPS.filter((step) => isAsked[step]);
}
