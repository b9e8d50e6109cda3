import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { passkeysQueryOptions } from '@vela/api-client/queries/passkeys';
import type { Passkey } from '@vela/contract/entities/passkey';
import { Card } from '@vela/ui/Card';
import { EmptyState } from '@vela/ui/EmptyState';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { FormError } from '../../kit/forms/FormError';
import { useDone } from '../../kit/forms/use-done';
import { NotLoaded } from '../../kit/page/NotLoaded';
import { SettingsFrame } from '../../kit/page/SettingsFrame';
import { useApi } from '../../kit/session/member-data-context';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow, type PasskeyAct } from './PasskeyRow';
import { list } from './Passkeys.css';
import { usePostedError } from '../../kit/forms/use-posted-error';
import { usePage } from '../../kit/page/page-context';

interface PasskeysProps {
  /** It was done without script. */
  done: PasskeyAct | null;
  /** Why it wasn't. */
  apiError: ApiErrorData | null;
}

/** What opens the account besides the password: the member's passkeys, and the way to another one. */
export function Passkeys({ done: doneBefore, apiError }: PasskeysProps) {
  const { t } = useLingui();
  const done = useDone<PasskeyAct>(doneBefore);
  return (
    <SettingsFrame
      title={t`Passkeys`}
      lead={
        <Trans>
          Log in with your face, your finger or your screen lock. There is nothing to remember, and nothing
          that a fake page could steal.
        </Trans>
      }
    >
      {done.result && (
        <DoneNotice times={done.times}>
          <DoneWords act={done.result} />
        </DoneNotice>
      )}
      <FormError apiError={apiError} />
      <PasskeyList onDone={done.show} />
    </SettingsFrame>
  );
}

function DoneWords({ act }: { act: PasskeyAct }) {
  if (act === 'add') return <Trans>Your passkey is ready: the next time, you can log in with it.</Trans>;
  if (act === 'rename') return <Trans>The new name is saved.</Trans>;
  return (
    <Trans>
      The passkey no longer opens your account. You can delete it on your device, too, where its passwords
      are.
    </Trans>
  );
}

interface Acting {
  onDone: (act: PasskeyAct) => void;
}

function PasskeyList({ onDone }: Acting) {
  const { data, isError, isFetching, refetch } = useQuery(passkeysQueryOptions(useApi()));
  if (data) return <LoadedPasskeys passkeys={data.passkeys} onDone={onDone} />;
  if (isError) {
    return (
      <NotLoaded tone="danger" announced="politely" isTrying={isFetching} retry={() => void refetch()}>
        <Trans>Your passkeys didn’t load.</Trans>
      </NotLoaded>
    );
  }
  return <PasskeysLoading />;
}

function PasskeysLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your passkeys`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

function LoadedPasskeys({ passkeys, onDone }: Acting & { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0) {
    return (
      <Card padding="none">
        <EmptyState
          icon={FingerprintPattern}
          level={2}
          title={<Trans>Log in without a password</Trans>}
          action={<AddPasskey count={0} onAdded={() => onDone('add')} />}
        >
          <Trans>It takes half a minute. Your password keeps working.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className={list}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onDone={onDone} />
        ))}
      </ul>
      <AddPasskey count={passkeys.length} onAdded={() => onDone('add')} />
      <Text size="label" tone="muted">
        <Trans>Your password keeps working. You can remove a passkey at any time.</Trans>
      </Text>
    </>
  );
}

export function PasskeysRoute() {
  const { form } = usePage();
  const posted = form?.name === 'settings/passkeys' ? form : null;
  return (
    <Passkeys
      done={posted?.done === true && isAct(posted.action) ? posted.action : null}
      apiError={usePostedError('settings/passkeys')}
    />
  );
}

/** What can be posted without script. */
function isAct(action: string | undefined): action is PasskeyAct {
  return action === 'rename' || action === 'remove';
}
