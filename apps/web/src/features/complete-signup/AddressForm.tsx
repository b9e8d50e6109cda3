import { Trans } from '@lingui/react/macro';
import { Icon } from '@vela/ui/Icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { NewAddressForm } from '../../shell/account/NewAddressForm';
import { usePage } from '../../shell/page';
import { details, summary, unfolded } from './CompleteSignup.css';

/** Another address, for one who mistyped the first. */
export function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { form } = usePage();
  // Refused without script, it comes back unfolded; from then on it is the reader's to fold.
  const [isOpen] = useState(form?.action === 'email' && form.error !== null);
  return (
    <details className={details} open={isOpen || undefined}>
      <summary className={summary}>
        <Trans>The address is wrong</Trans>
        <Icon of={ChevronDown} />
      </summary>
      <div className={unfolded}>
        <NewAddressForm name="complete-signup" wide onDone={onSent}>
          <Trans>Send to the new address</Trans>
        </NewAddressForm>
      </div>
    </details>
  );
}
