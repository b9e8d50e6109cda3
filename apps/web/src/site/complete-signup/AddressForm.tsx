import { Trans } from '@lingui/react/macro';
import { NewAddressForm } from '../../kit/session/account/NewAddressForm';
import { FormFold } from '../../kit/forms/FormFold';
import { usePage } from '../../kit/page/page-context';

/** Another address, for one who mistyped the first. */
export function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { form } = usePage();
  return (
    <FormFold
      label={<Trans>Wrong e-mail address?</Trans>}
      isOpen={form?.action === 'email' && form.error !== null}
    >
      <NewAddressForm name="complete-signup" wide onDone={onSent}>
        <Trans>Send to the new address</Trans>
      </NewAddressForm>
    </FormFold>
  );
}
