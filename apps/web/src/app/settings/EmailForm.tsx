import { Trans, useLingui } from '@lingui/react/macro';
import { NewAddressForm } from '../../kit/session/account/NewAddressForm';
import { useDone } from '../../kit/forms/use-done';
import { usePage } from '../../kit/page/page-context';
import { address } from './Settings.css';
import { SettingsCard } from './SettingsCard';

/** Another e-mail address; the old one stays until the link in the mail to the new one is opened. */
export function EmailForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const { user } = usePage();
  const sent = useDone(isDone ? '' : null);
  const current = user?.email ?? '';
  return (
    <SettingsCard
      title={t`E-mail address`}
      lead={
        <Trans>
          You log in with{' '}
          <strong className={address} translate="no">
            {current}
          </strong>
          .
        </Trans>
      }
      done={sent.result !== null && <Sent to={sent.result} />}
      doneTimes={sent.times}
    >
      <NewAddressForm key={sent.times} name="settings/email" wide="phone" onDone={sent.show}>
        <Trans>Change e-mail address</Trans>
      </NewAddressForm>
    </SettingsCard>
  );
}

function Sent({ to }: { to: string }) {
  if (to === '')
    return <Trans>We’ve sent a link to the new address. Until you open it, the old one stays.</Trans>;
  return (
    <Trans>
      We’ve sent a link to{' '}
      <strong className={address} translate="no">
        {to}
      </strong>
      . Until you open it, the old address stays.
    </Trans>
  );
}
