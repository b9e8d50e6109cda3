import { Plural, Trans } from '@lingui/react/macro';
import { holdsMessages, type Charge } from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import type { ReactNode } from 'react';
import { useIsConnected, useIsOnline } from '../../../shell/events';
import { usePage } from '../../../shell/page';
import { WayToCredits } from './WayToCredits';

interface WriterNoticeProps {
  charge: Charge;
  name: string;
  /** Of the next text, in credits. */
  cost: number;
  hasDraft: boolean;
  /** Suggestions, where nothing is in the way of writing. */
  children: ReactNode;
}

/** What to know before writing: that it reaches nobody yet, or can't be paid; else suggestions. */
export function WriterNotice({ charge, name, cost, hasDraft, children }: WriterNoticeProps) {
  const { user } = usePage();
  const isConnected = useIsConnected();
  const isOnline = useIsOnline();
  return (
    <>
      {user && holdsMessages(user.status) && <NotConfirmed name={name} />}
      {'refusal' in charge && <NotEnough cost={cost} hasDraft={hasDraft} />}
      {!isConnected && (
        <Notice tone="offline" announced="politely">
          {isOnline ? (
            <Trans>The connection is unsteady. Your messages are kept until they get through.</Trans>
          ) : (
            <Trans>No connection. Your messages are kept and sent as soon as you are back.</Trans>
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
        Your messages wait and reach <span translate="no">{name}</span> as soon as you have.
      </Trans>
    </Notice>
  );
}

function NotEnough({ cost, hasDraft }: Pick<WriterNoticeProps, 'cost' | 'hasDraft'>) {
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
