import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '@vela/ui/Chip';
import BookOpen from 'lucide-react/icons/book-open';
import Mountain from 'lucide-react/icons/mountain';
import Utensils from 'lucide-react/icons/utensils';
import { usePage } from '../../kit/page/page-context';
import { exampleProfile } from './example-profile';
import { tile } from './HowItWorks.css';
import { Portrait } from './Portrait';
import { card, chips, example, face, name, place } from './ProfileTile.css';

/** A small picture of a profile, and that it is nobody’s. It is decoration: hidden from those who listen. */
export function ProfileTile() {
  const { i18n } = useLingui();
  const { niche } = usePage().settings;
  const shown = exampleProfile(niche);
  return (
    <div className={tile} aria-hidden="true">
      <div className={card}>
        <div className={face}>
          <Portrait of={shown.portrait} sizes="6rem" />
        </div>
        <div>
          <p className={example}>
            <Trans>Example</Trans>
          </p>
          <p translate="no">
            <span className={name}>{shown.name}</span>, {shown.age}
          </p>
          <p className={place}>
            <span translate="no">{shown.town}</span>
            {shown.gender && ` · ${i18n._(shown.gender)}`}
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
