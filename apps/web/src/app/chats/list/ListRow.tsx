import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Chat } from '@vela/contract/entities/conversation';
import { ConversationRow } from '@vela/ui/ConversationRow';
import { memo, useEffect, useRef, type RefObject } from 'react';
import type { Message } from '@vela/contract/entities/message';
import { messageDelivery, summarizeMessage, type Delivery, type MessageSummary } from '@vela/domain/chat';
import type { IconGlyph } from '@vela/ui/Icon';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Hourglass from 'lucide-react/icons/hourglass';
import Image from 'lucide-react/icons/image';
import { useTextLang } from '../../../kit/formats/use-text-lang';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';
import { usePage } from '../../../kit/page/page-context';
import { useFollow } from '../shared/use-follow';
import { useDayWords } from '../days';

interface ListRowProps {
  chat: Chat;
  isCurrent: boolean;
  /** It was open until the list took its place. */
  wasLeft: boolean;
}

export const ListRow = memo(function ListRow({ chat, isCurrent, wasLeft }: ListRowProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const { short } = useDayWords();
  const summary = useSummary(chat.conversation.last_message);
  const { conversation, profile, num_unread_messages: unread, typing } = chat;
  const thumb = profile?.main_image?.thumb_filename;
  const follow = useFollow(`/chats/${conversation.id}`);
  return (
    <ConversationRow
      {...follow}
      ref={useFocusOnReturn(wasLeft)}
      aria-current={isCurrent ? 'page' : undefined}
      name={profile?.name ?? t`Deleted member`}
      photo={thumb === undefined ? null : settings.cdn_prefix + thumb}
      isOnline={profile?.online === 'now'}
      isFictional={profile?.fictional ?? false}
      summary={<span lang={summary.lang}>{summary.words}</span>}
      summaryIcon={summary.icon}
      typing={typing ? t`Typing…` : undefined}
      time={short(conversation.last_message_at)}
      dateTime={conversation.last_message_at}
      unread={unread}
      unreadLabel={t({ message: plural(unread, { one: 'unread', other: 'unread' }), context: 'messages' })}
    />
  );
});

/** Focuses the row of the conversation that was left: the link back was removed with it. */
function useFocusOnReturn(wasLeft: boolean): RefObject<HTMLAnchorElement | null> {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasLeft && document.activeElement === document.body) row.current?.focus();
  }, [wasLeft]);
  return row;
}

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
function useSummary(message: Message): {
  words: string;
  lang: string | undefined;
  icon: IconGlyph | undefined;
} {
  const { t } = useLingui();
  const isHidden = useIsHidden();
  const langOf = useTextLang();
  const summary = summarizeMessage(message);
  const words = {
    text: () => (isHidden(message) ? t`Hidden message` : summary.kind === 'text' ? summary.text : ''),
    photo: () => t({ message: 'Photo', context: 'message' }),
    gift: () => t({ message: 'Gift', context: 'message' }),
    match: () => t`It’s a match`,
  } as const satisfies Record<MessageSummary['kind'], () => string>;
  return {
    words: words[summary.kind](),
    lang: summary.kind === 'text' && !isHidden(message) ? langOf(message.language) : undefined,
    icon: KIND_ICONS[summary.kind] ?? DELIVERY_ICONS[messageDelivery(message)],
  };
}
