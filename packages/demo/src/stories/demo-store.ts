import type { GiftId } from '@vela/domain/chat';
import type { PackageId } from '@vela/domain/credits';
import type { Country, Locale } from '@vela/domain/locale';
import type { Currency } from '@vela/domain/money';
import type { OrderStatus, PaymentMethodKey } from '@vela/domain/payments';

/** A like of the demo's past. */
export interface DemoLike {
  id: string;
  from: string;
  to: string;
  at: Date;
  /** Whether the liked member hasn't seen it yet. */
  isNew: boolean;
  /** Whether the liking member was shown the match, where there is one. */
  isMatchShown: boolean;
}

export interface DemoConversation {
  id: string;
  /** The id of the system's message about the match, where the two match. */
  matchMessageId: string;
  memberIds: readonly [string, string];
  openedAt: Date;
}

/** What a message says. A photo is drawn from its portrait when somebody looks at it. */
export type DemoContent =
  | { type: 'text'; text: string }
  | { type: 'gift'; giftId: GiftId }
  | { type: 'photo'; photoId: string; portrait: string };

export interface DemoMessage {
  id: string;
  conversationId: string;
  senderId: string;
  /** The language of the sender's account. */
  senderLanguage: Locale;
  receiverId: string;
  content: DemoContent;
  /** Credits that the sender pays; 0 leaves no entry in the ledger. */
  cost: number;
  at: Date;
}

/** How far the two members of a conversation have read it. */
export interface DemoReading {
  conversationId: string;
  /** Has not read the last `unread` messages. */
  readerId: string;
  unread: number;
  /** Has read everything. */
  otherId: string;
}

/** An order with its result. Amounts are in the currency's minor unit, the VAT rate in hundredths of a per cent. */
export interface DemoOrder {
  paymentId: string;
  siteId: string;
  memberId: string;
  packageId: PackageId;
  credits: number;
  country: Country;
  currency: Currency;
  price: number;
  vatRate: number;
  refundDays: number;
  paymentmethod: PaymentMethodKey;
  status: Extract<OrderStatus, 'completed' | 'failed'>;
  orderedAt: Date;
  /** The time when the provider reported the result. */
  decidedAt: Date;
}

/** What the demo has the server write, all of it in one transaction. The server implements it with its own use cases. */
export interface DemoStore {
  addLikes(likes: readonly DemoLike[]): Promise<void>;
  openConversation(conversation: DemoConversation): Promise<void>;
  sendMessage(message: DemoMessage): Promise<void>;
  markRead(reading: DemoReading, now: Date): Promise<void>;
  /** Adds an order, and its credits where it was completed. */
  placeOrder(order: DemoOrder): Promise<void>;
  /**
   * Stores orders of members who never had credits before, in a few statements, with the credits of completed
   * ones.
   */
  placeFirstOrders(orders: readonly DemoOrder[]): Promise<void>;
  /** Moves forward when others were last seen, to their last message to this member or their last like of it. */
  updateLastSeen(memberId: string): Promise<void>;
}
