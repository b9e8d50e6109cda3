import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { Icon } from '../Icon';
import { pillWords, premiumPill } from './PremiumPill.css';

/** Marks a premium member, in a place, shape and colour that a fictional profile's marker never has. */
export function PremiumPill() {
  return (
    <span className={premiumPill}>
      <Icon of={Sparkles} size="tiny" />
      <span className={pillWords}>
        <Trans>Premium</Trans>
      </span>
    </span>
  );
}
