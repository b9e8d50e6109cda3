import { Plural, Trans } from '@lingui/react/macro';
import { holdsMessages, type Charge } from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import type { ReactNode } from 'react';
import { useIsConnected, useIsOnline } from '../../../kit/live/events/connected';
import { usePage } from '../../../kit/page/page-context';
import { WayToCredits } from './WayToCredits';

interface ComposerNoticeProps {
  charge: Charge;
  name: string;
  /** The cost of the next text, in credits. */
  cost: number;
  hasDraft: boolean;
  /** Suggestions, where nothing is in the way of writing. */
  children: ReactNode;
}

/** What to know before writing: that it reaches nobody yet, or can't be paid; else suggestions. */
export function ComposerNotice({ charge, name, cost, hasDraft, children }: ComposerNoticeProps) {
  const { user } = usePage();
  const isConnected = useIsConnected();
  const isOnline = useIsOnline();
  return (
    <>
      {user && holdsMessages(user.status) && <NotConfirmed name={name} />}
      {'errorCode' in charge && <NotEnough cost={cost} hasDraft={hasDraft} />}
      {!isConnected && (
        <Notice tone="offline" announced="politely">
          {isOnline ? (
            <Trans>
              Your connection is unstable. We’ll keep your messages and send them as soon as we can.
            </Trans>
          ) : (
            <Trans>No connection. We’ll send your messages as soon as you’re back online.</Trans>
          )}
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
      <Trans>
        Once you have, your messages are delivered to <span translate="no">{name}</span>.
      </Trans>
    </Notice>
  );
}

function NotEnough({ cost, hasDraft }: Pick<ComposerNoticeProps, 'cost' | 'hasDraft'>) {
  const isPremium = usePage().user?.paid_user === true;
  return (
    <Notice
      tone="warning"
      title={<Trans>You do not have enough credits.</Trans>}
      action={<WayToCredits />}
      announced="politely"
    >
      {isPremium ? (
        <Plural value={cost} one="A message costs # credit." other="A message costs # credits." />
      ) : (
        <Plural
          value={cost}
          one="Your free messages are used up; from now on a message costs # credit."
          other="Your free messages are used up; from now on a message costs # credits."
        />
      )}{' '}
      {hasDraft && <Trans>Your draft stays here.</Trans>}
    </Notice>
  );
}
