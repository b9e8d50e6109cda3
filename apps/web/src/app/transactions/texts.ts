import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '@vela/contract/entities/order';
import type { Transaction } from '@vela/contract/entities/transaction';
import type { OrderStatus } from '@vela/domain/payments';
import type { TagProps } from '@vela/ui/Tag';

/** What became of an order, in a word or two. */
const STATUS_TEXTS = {
  pending: msg({ message: 'Not paid yet', context: 'payment' }),
  completed: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  cancelled: msg({ message: 'Cancelled', context: 'payment' }),
  expired: msg({ message: 'Expired', context: 'payment' }),
  refunded: msg({ message: 'Returned', context: 'payment' }),
  reversed: msg({ message: 'Taken back', context: 'payment' }),
} as const satisfies Record<OrderStatus, MessageDescriptor>;

/** Why money went back that was not the member's wish. */
const REASON_TEXTS = {
  discount_used: msg({ message: 'Not needed, paid back', context: 'payment' }),
} as const satisfies Record<NonNullable<NonNullable<Order['refund']>['reason']>, MessageDescriptor>;

/** What became of an order, and where nobody asked for that, why. */
export function statusText({ status, refund }: Pick<Order, 'status' | 'refund'>): MessageDescriptor {
  return refund?.reason === undefined ? STATUS_TEXTS[status] : REASON_TEXTS[refund.reason];
}

export const STATUS_TONES = {
  pending: 'soft',
  completed: 'success',
  failed: 'warning',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
  reversed: 'warning',
} as const satisfies Record<OrderStatus, NonNullable<TagProps['tone']>>;

/** What moved credits. */
export const KIND_TEXTS = {
  signup: msg`Starting credits`,
  seed: msg`Credits from the site`,
  purchase: msg`Purchase`,
  message: msg({ message: 'Message', context: 'what credits were spent on' }),
  photo: msg({ message: 'Photo', context: 'what credits were spent on' }),
  gift: msg({ message: 'Gift', context: 'what credits were spent on' }),
  return: msg`Returned`,
  reversal: msg`Payment taken back`,
  debt: msg`Owed credits settled`,
} as const satisfies Record<Transaction['kind'], MessageDescriptor>;
