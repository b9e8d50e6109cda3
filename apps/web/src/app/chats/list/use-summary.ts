import { useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { messageDelivery, summarizeMessage, type Delivery, type MessageSummary } from '@vela/domain/chat';
import type { IconGlyph } from '@vela/ui/Icon';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Hourglass from 'lucide-react/icons/hourglass';
import Image from 'lucide-react/icons/image';

const KIND_ICONS = { text: undefined, photo: Image, gift: Gift, match: Heart } as const satisfies Record<
  MessageSummary['kind'],
  IconGlyph | undefined
>;

/** The icon of each state of delivery of an own message. */
const DELIVERY_ICONS = {
  received: undefined,
  held: Hourglass,
  sent: Check,
  read: CheckCheck,
} as const satisfies Record<Delivery, IconGlyph | undefined>;

/** The last message in one line: of a text its words, of anything else what it is. */
export function useSummary(message: Message): { words: string; icon: IconGlyph | undefined } {
  const { t } = useLingui();
  const summary = summarizeMessage(message);
  const words = {
    text: () => (summary.kind === 'text' ? summary.text : ''),
    photo: () => t({ message: 'Photo', context: 'message' }),
    gift: () => t({ message: 'Gift', context: 'message' }),
    match: () => t`It’s a match`,
  } as const satisfies Record<MessageSummary['kind'], () => string>;
  return {
    words: words[summary.kind](),
    icon: KIND_ICONS[summary.kind] ?? DELIVERY_ICONS[messageDelivery(message)],
  };
}
