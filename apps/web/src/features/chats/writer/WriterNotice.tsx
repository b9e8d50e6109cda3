import { Trans } from '@lingui/react/macro';
import type { Charge } from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import type { ReactNode } from 'react';
import { useIsConnected } from '../../../shell/events';
import { usePage } from '../../../shell/page';
import { WayToCredits } from './WayToCredits';

interface WriterNoticeProps {
  charge: Charge;
  name: string;
  /** Suggestions, where nothing is in the way of writing. */
  children: ReactNode;
}

/** What to know before writing: that it reaches nobody yet, or can't be paid; else suggestions. */
export function WriterNotice({ charge, name, children }: WriterNoticeProps) {
  const { user } = usePage();
  const isConnected = useIsConnected();
  return (
    <>
      {user?.status === 'not_confirmed' && <NotConfirmed name={name} />}
      {'refusal' in charge && <NotEnough />}
      {!isConnected && (
        <Notice tone="offline" announced="politely">
          <Trans>No connection. What you write waits here and is sent as soon as there is one.</Trans>
        </Notice>
      )}
      {'cost' in charge && children}
    </>
  );
}

function NotConfirmed({ name }: { name: string }) {
  return (
    <Notice
      tone="warning"
      title={<Trans>Please confirm your e-mail address.</Trans>}
      action={
        <ButtonLink tone="line" size="small" href="/complete-signup">
          <Trans>Send the e-mail again</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your messages wait and reach {name} as soon as you have.</Trans>
    </Notice>
  );
}

function NotEnough() {
  return (
    <Notice
      tone="warning"
      title={<Trans>You do not have enough credits.</Trans>}
      action={<WayToCredits />}
      announced="politely"
    >
      <Trans>Your draft stays here.</Trans>
    </Notice>
  );
}
