import type { GiftId } from '@vela/domain/chat';
import { Icon } from '../Icon';
import { gift } from './Gift.css';
import { GIFT_ICONS } from './gift-icons';

export interface GiftProps {
  id: GiftId;
}

/** The picture of a gift; what it is stands beside it in words. */
export function Gift({ id }: GiftProps) {
  return (
    <span className={gift}>
      <Icon of={GIFT_ICONS[id]} size="huge" />
    </span>
  );
}
