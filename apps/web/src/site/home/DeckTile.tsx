import { Icon } from '@vela/ui/Icon';
import Heart from 'lucide-react/icons/heart';
import { usePage } from '../../kit/page/page-context';
import { deck, face, heart, liked, person, raised } from './DeckTile.css';
import { tile } from './HowItWorks.css';
import { nichePortraits } from './niche-portraits';
import { Portrait } from './Portrait';

/** Three people, one of them liked: decoration, hidden from those who listen. */
export function DeckTile() {
  const [left, middle, right] = nichePortraits(usePage().settings.niche).deck;
  const people = [
    { name: left, isLiked: false },
    { name: middle, isLiked: true },
    { name: right, isLiked: false },
  ];
  return (
    <div className={tile} aria-hidden="true">
      <div className={deck}>
        {people.map(({ name, isLiked }) => (
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
