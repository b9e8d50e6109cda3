import { expectTypeOf, test } from 'vitest';
import type { ConversationRowProps } from '../ConversationRow';
import type { MemberCardProps } from '../MemberCard';

test('every component that shows a member on a card or in a row says whether it is fictional, by its type', () => {
  expectTypeOf<MemberCardProps['isFictional']>().toEqualTypeOf<boolean>();
  expectTypeOf<Omit<MemberCardProps, 'isFictional'>>().not.toExtend<MemberCardProps>();
  expectTypeOf<ConversationRowProps['isFictional']>().toEqualTypeOf<boolean>();
  expectTypeOf<Omit<ConversationRowProps, 'isFictional'>>().not.toExtend<ConversationRowProps>();
});
