import { Icon } from '@vela/ui/Icon';
import Heart from 'lucide-react/icons/heart';
import type { PortraitName } from '../../shell/portraits';
import { deck, face, heart, liked, person, raised } from './DeckTile.css';
import { tile } from './HowItWorks.css';
import { Portrait } from './Portrait';

const PEOPLE = [
  { name: 'dele', isLiked: false },
  { name: 'linh', isLiked: true },
  { name: 'pieter', isLiked: false },
] as const satisfies readonly { name: PortraitName; isLiked: boolean }[];

/** Three people, one of them liked: decoration, hidden from those who listen. */
export function DeckTile() {
  return (
    <div className={tile} aria-hidden="true">
      <div className={deck}>
        {PEOPLE.map(({ name, isLiked }) => (
          <div key={name} className={isLiked ? raised : person}>
            <div className={face}>
              <Portrait of={name} sizes="6rem" />
            </div>
            <span className={isLiked ? liked : heart}>
              <Icon of={Heart} size="small" filled={isLiked} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
