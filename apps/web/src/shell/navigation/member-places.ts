import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { creditsBadge, type News } from '@vela/domain/badges';
import type { PageName } from '@vela/domain/pages';
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
  /** On the bottom bar, where a word is all there is room for. */
  shortLabel: MessageDescriptor;
  badge?: BadgeProps & { count: number };
  /** What the badge counts, for those who hear it. */
  badgeLabel?: MessageDescriptor;
}

/** A member's places in the order of the navigation (product.md §2, Top navigation). */
export function memberPlaces(
  user: Pick<User, 'paid_user' | 'credits'>,
  { unreadMessages, newLikes }: News,
): Place[] {
  return [
    { page: 'members', href: '/members', icon: Search, label: msg`Search members`, shortLabel: msg`Search` },
    {
      page: 'chats',
      href: '/chats',
      icon: MessageCircle,
      label: msg`Messages`,
      shortLabel: msg`Messages`,
      badge: { count: unreadMessages },
      badgeLabel: msg({ message: 'unread', context: 'messages' }),
    },
    {
      page: 'likes',
      href: '/likes',
      icon: Heart,
      label: msg`Likes`,
      shortLabel: msg`Likes`,
      badge: { count: newLikes },
      badgeLabel: msg({ message: 'new', context: 'likes' }),
    },
    user.paid_user ? creditsPlace(user) : premiumPlace(),
  ];
}

function creditsPlace({ paid_user: paidUser, credits }: Pick<User, 'paid_user' | 'credits'>): Place {
  const badge = creditsBadge({ paidUser, credits });
  return {
    page: 'credits',
    href: '/credits',
    icon: Coins,
    label: msg`Credits`,
    shortLabel: msg`Credits`,
    ...(badge
      ? {
          badge: { count: badge.credits, tone: badge.tone },
          badgeLabel: msg({ message: 'left', context: 'credits' }),
        }
      : {}),
  };
}

function premiumPlace(): Place {
  return {
    page: 'premium',
    href: '/premium',
    icon: Sparkles,
    label: msg`Get Premium`,
    shortLabel: msg`Premium`,
  };
}
