import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '@vela/ui/Chip';
import BookOpen from 'lucide-react/icons/book-open';
import Mountain from 'lucide-react/icons/mountain';
import Utensils from 'lucide-react/icons/utensils';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Niche } from '@vela/domain/sites';
import { usePage } from '../../kit/page/page-context';
import type { PortraitName } from '../../kit/join/portraits/portraits';
import { tile } from './HowItWorks.css';
import { Portrait } from './Portrait';
import { card, chips, example, face, name, place } from './ProfileTile.css';

const OF_ANY_SITE: ExampleProfile = { portrait: 'kasia', name: 'Kasia', age: 35, town: 'Woerden' };

const OF_NICHE: Partial<Record<Niche, ExampleProfile>> = {
  2: { portrait: 'amara', name: 'Amara', age: 34, town: 'Bristol', gender: msg`Trans woman` },
  3: { portrait: 'farid', name: 'Farid', age: 39, town: 'Gent' },
  4: { portrait: 'sofie', name: 'Sofie', age: 33, town: 'Leuven' },
  5: { portrait: 'ingrid', name: 'Ingrid', age: 63, town: 'Nijmegen' },
  6: { portrait: 'nadia', name: 'Nadia', age: 47, town: 'Zwolle' },
  7: { portrait: 'kwame', name: 'Kwame', age: 34, town: 'Rotterdam' },
};

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

/** Nobody's profile, as it may look on a site of the niche. */
interface ExampleProfile {
  portrait: PortraitName;
  name: string;
  age: number;
  town: string;
  /** How the one in it describes their gender, where a site asks for that. */
  gender?: MessageDescriptor;
}

function exampleProfile(niche: Niche): ExampleProfile {
  return OF_NICHE[niche] ?? OF_ANY_SITE;
}
