import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { News } from '@vela/domain/badges';
import { memberItems, type ItemBadge, type MemberItem } from '@vela/domain/navigation';
import { pageOf, type PageName } from '@vela/domain/pages';
import type { User } from '@vela/contract/entities/user';
import type { BadgeProps } from '@vela/ui/Badge';
import type { IconGlyph } from '@vela/ui/Icon';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';

export interface Place {
  page: PageName;
  href: string;
  icon: IconGlyph;
  label: MessageDescriptor;
  /** The bottom bar has room for one word only. */
  shortLabel: MessageDescriptor;
  badge?: BadgeProps & { count: number };
  /** The name of the badge's count, for screen readers. */
  badgeLabel?: MessageDescriptor;
}

type PlaceName = MemberItem['page'];

/** They are the same for both sizes of the navigation (product.md §2, Top navigation). */
const PLACES = {
  members: { icon: Search, label: msg`Search members`, shortLabel: msg`Search` },
  chats: { icon: MessageCircle, label: msg`Messages`, shortLabel: msg`Messages` },
  likes: { icon: Heart, label: msg`Likes`, shortLabel: msg`Likes` },
  credits: { icon: Coins, label: msg`Credits`, shortLabel: msg`Credits` },
  premium: { icon: Sparkles, label: msg`Get Premium`, shortLabel: msg`Premium` },
} as const satisfies Record<PlaceName, Pick<Place, 'icon' | 'label' | 'shortLabel'>>;

/** The word after a number: in many languages one has another form than several. */
const COUNTED = {
  unread: (count) => msg({ message: plural(count, { one: 'unread', other: 'unread' }), context: 'messages' }),
  new: (count) => msg({ message: plural(count, { one: 'new', other: 'new' }), context: 'likes' }),
  left: () => msg({ message: 'left', context: 'credits' }),
} as const satisfies Record<ItemBadge['counts'], (count: number) => MessageDescriptor>;

/** A member's places in the order of the navigation. */
export function memberPlaces(
  { paid_user: paidUser, credits }: Pick<User, 'paid_user' | 'credits'>,
  news: News,
): Place[] {
  return memberItems({ paidUser, credits }, news).map(({ page, badge }) => ({
    page,
    href: pageOf(page).path,
    ...PLACES[page],
    ...(badge && {
      badge: { count: badge.count, tone: badge.tone },
      badgeLabel: COUNTED[badge.counts](badge.count),
    }),
  }));
}
