import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { FictionalStrip } from '../FictionalStrip';
import { Icon } from '../Icon';
import { OnlineDot } from '../OnlineDot';
import { Photo, type ShownPhoto } from '../Photo';
import * as styles from './MemberChoice.css';

export interface MemberChoiceProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  memberName: string;
  age: number;
  /** The member's place, in words. */
  place: ReactNode;
  photo: ShownPhoto | null;
  isOnline: boolean;
  /** Required, so that no component can leave out the mark. */
  isFictional: boolean;
  /** The site's own warning on a fictional profile. */
  fictionalWarning?: string | undefined;
  /** Why this member is shown. */
  reason?: ReactNode;
  /** It is among the first on the page: its photo is loaded early. */
  isFirst?: boolean | undefined;
}

/** Two columns on a phone, three from a tablet on, beside a panel on a desktop. */
const SIZES = '(min-width: 1216px) 16rem, (min-width: 768px) 30vw, 46vw';

/** One of several members that can be liked at once: a checkbox as a card, in a `MemberGrid`. */
export function MemberChoice({
  memberName,
  age,
  place,
  photo,
  isOnline,
  isFictional,
  fictionalWarning,
  reason,
  isFirst,
  ...attributes
}: MemberChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...attributes} type="checkbox" className={styles.input} />
      <span className={styles.picture}>
        <Photo photo={photo} alt="" sizes={SIZES} isFirst={isFirst}>
          {isFictional && (
            <span className={styles.fictional}>
              <FictionalStrip>{fictionalWarning}</FictionalStrip>
            </span>
          )}
        </Photo>
        <span className={styles.heart}>
          <Icon of={Heart} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <strong className={styles.nameText} translate="no">
            {memberName}
          </strong>
          <span>{age}</span>
          {isOnline && <OnlineDot />}
        </span>
        <span className={styles.note}>{place}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </label>
  );
}
