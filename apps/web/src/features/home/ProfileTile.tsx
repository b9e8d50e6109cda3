import { Trans } from '@lingui/react/macro';
import { Chip } from '@vela/ui/Chip';
import BookOpen from 'lucide-react/icons/book-open';
import Mountain from 'lucide-react/icons/mountain';
import Utensils from 'lucide-react/icons/utensils';
import { tile } from './HowItWorks.css';
import { Portrait } from './Portrait';
import { card, chips, face, name, place } from './ProfileTile.css';

/** A small picture of a profile. It is decoration: hidden from those who listen. */
export function ProfileTile() {
  return (
    <div className={tile} aria-hidden="true">
      <div className={card}>
        <div className={face}>
          <Portrait of="kasia" sizes="6rem" />
        </div>
        <div>
          <p>
            <span className={name} translate="no">
              Kasia
            </span>
            , 35
          </p>
          <p className={place} translate="no">
            Woerden
          </p>
          <div className={chips}>
            <Chip shared size="small" icon={Mountain}>
              <Trans>Hiking</Trans>
            </Chip>
            <Chip shared size="small" icon={BookOpen}>
              <Trans>Reading</Trans>
            </Chip>
            <Chip shared size="small" icon={Utensils}>
              <Trans>Cooking</Trans>
            </Chip>
          </div>
        </div>
      </div>
    </div>
  );
}
