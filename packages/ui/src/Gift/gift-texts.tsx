import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GiftId } from '@vela/domain/chat';
import type { ReactNode } from 'react';

/** What each gift is called. */
export const GIFT_NAMES = {
  coffee: msg({ message: 'Coffee', context: 'gift' }),
  rose: msg({ message: 'Rose', context: 'gift' }),
  chocolates: msg({ message: 'Chocolates', context: 'gift' }),
  bouquet: msg({ message: 'Bouquet', context: 'gift' }),
  champagne: msg({ message: 'Champagne', context: 'gift' }),
  dinner: msg({ message: 'Dinner', context: 'gift' }),
} as const satisfies Record<GiftId, MessageDescriptor>;

/** Each gift with the sentence that names its receiver. */
export const GIFT_SENTENCES = {
  coffee: (name) => (
    <Trans>
      A coffee for <span translate="no">{name}</span>
    </Trans>
  ),
  rose: (name) => (
    <Trans>
      A rose for <span translate="no">{name}</span>
    </Trans>
  ),
  chocolates: (name) => (
    <Trans>
      A box of chocolates for <span translate="no">{name}</span>
    </Trans>
  ),
  bouquet: (name) => (
    <Trans>
      A bouquet of flowers for <span translate="no">{name}</span>
    </Trans>
  ),
  champagne: (name) => (
    <Trans>
      A bottle of champagne for <span translate="no">{name}</span>
    </Trans>
  ),
  dinner: (name) => (
    <Trans>
      Dinner for two with <span translate="no">{name}</span>
    </Trans>
  ),
} as const satisfies Record<GiftId, (name: string) => ReactNode>;

/** The same, as the receiver reads it. */
export const GIFT_SENTENCES_TO_YOU = {
  coffee: msg`A coffee for you`,
  rose: msg`A rose for you`,
  chocolates: msg`A box of chocolates for you`,
  bouquet: msg`A bouquet of flowers for you`,
  champagne: msg`A bottle of champagne for you`,
  dinner: msg`Dinner for two with you`,
} as const satisfies Record<GiftId, MessageDescriptor>;
