import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GiftId } from '@vela/domain/chat';

/** What each gift is called. */
export const GIFT_NAMES = {
  coffee: msg({ message: 'Coffee', context: 'gift' }),
  rose: msg({ message: 'Rose', context: 'gift' }),
  chocolates: msg({ message: 'Chocolates', context: 'gift' }),
  bouquet: msg({ message: 'Bouquet', context: 'gift' }),
  champagne: msg({ message: 'Champagne', context: 'gift' }),
  dinner: msg({ message: 'Dinner', context: 'gift' }),
} as const satisfies Record<GiftId, MessageDescriptor>;

/** Each gift with another whom it is for; `{name}` is given when it is shown. */
export const GIFT_SENTENCES = {
  coffee: msg({ message: 'A coffee for {name}' }),
  rose: msg({ message: 'A rose for {name}' }),
  chocolates: msg({ message: 'A box of chocolates for {name}' }),
  bouquet: msg({ message: 'A bouquet of flowers for {name}' }),
  champagne: msg({ message: 'A bottle of champagne for {name}' }),
  dinner: msg({ message: 'Dinner for two with {name}' }),
} as const satisfies Record<GiftId, MessageDescriptor>;

/** The same, told to the one it is for. */
export const GIFT_SENTENCES_TO_YOU = {
  coffee: msg`A coffee for you`,
  rose: msg`A rose for you`,
  chocolates: msg`A box of chocolates for you`,
  bouquet: msg`A bouquet of flowers for you`,
  champagne: msg`A bottle of champagne for you`,
  dinner: msg`Dinner for two with you`,
} as const satisfies Record<GiftId, MessageDescriptor>;
