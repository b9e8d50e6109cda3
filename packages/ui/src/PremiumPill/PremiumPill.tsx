import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { Icon } from '../Icon';
import { pillIcon, premiumPill } from './PremiumPill.css';

/** Marks a premium member, in a place, shape and colour that a fictional profile's marker never has. */
export function PremiumPill() {
  return (
    <span className={premiumPill}>
      <span className={pillIcon}>
        <Icon of={Sparkles} size="tiny" />
      </span>
      <Trans>Premium</Trans>
    </span>
  );
}
