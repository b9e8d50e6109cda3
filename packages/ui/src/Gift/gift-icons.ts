import type { GiftId } from '@vela/domain/chat';
import Candy from 'lucide-react/icons/candy';
import Coffee from 'lucide-react/icons/coffee';
import Flower2 from 'lucide-react/icons/flower-2';
import Rose from 'lucide-react/icons/rose';
import Utensils from 'lucide-react/icons/utensils';
import Wine from 'lucide-react/icons/wine';
import type { IconGlyph } from '../Icon';

/** The drawing of each gift. */
export const GIFT_ICONS = {
  coffee: Coffee,
  rose: Rose,
  chocolates: Candy,
  bouquet: Flower2,
  champagne: Wine,
  dinner: Utensils,
} as const satisfies Record<GiftId, IconGlyph>;
