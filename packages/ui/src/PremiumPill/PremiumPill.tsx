import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { Icon } from '../Icon';
import { premiumPill } from './PremiumPill.css';

/** Marks a premium member, in a place, shape and colour that a fictional profile's marker never has. */
export function PremiumPill() {
  return (
    <span className={premiumPill}>
      <Icon of={Sparkles} size="tiny" />
      <Trans>Premium</Trans>
    </span>
  );
}
