import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { retentionOfferQueryOptions } from '@vela/api-client/queries/retention-offer';
import { claimRetentionOffer } from '@vela/contract/endpoints/claim-retention-offer';
import { updateNotifications } from '@vela/contract/endpoints/update-notifications';
import { updateUser } from '@vela/contract/endpoints/update-user';
import type { RetentionOffer } from '@vela/contract/entities/retention-offer';
import type { BodyInputOf } from '@vela/contract/registry';
import { RETENTION_OFFER_DAYS } from '@vela/domain/discounts';
import { NOTIFICATION_KINDS } from '@vela/domain/notifications';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTimeText } from '../../kit/formats/use-time-text';
import { usePage } from '../../kit/page/page-context';
import { useApi } from '../../kit/session/member-data-context';
import { useSend } from '../../kit/session/use-send';
import { answer, atEnd, code as codeLook, offer as offerRow, offers, scripted } from './DeleteAccount.css';

/** What a member may do instead, each with what it does and nothing else. */
export function StayInstead() {
  const { data } = useQuery(retentionOfferQueryOptions(useApi()));
  return (
    <Card as="section" aria-labelledby="stay-title" padding="roomy">
      <div className={answer}>
        <Heading level={2} size="section" id="stay-title">
          <Trans>Or stay, differently</Trans>
        </Heading>
        <ul className={offers}>
          <Break />
          <FewerMails />
        </ul>
        {data?.offer && <Discount offer={data.offer} />}
      </div>
    </Card>
  );
}

function Break() {
  const { user } = usePage();
  const send = useSend(updateUser);
  return (
    <OfferRow
      wasDone={user?.invisible === true}
      act={() => send({ invisible: true })}
      title={<Trans>Take a break</Trans>}
      words={<Trans>Be invisible until you turn it off. Your conversations stay.</Trans>}
      button={<Trans>Be invisible</Trans>}
      done={<Trans>You’re invisible: nobody finds you until you turn it off in the settings.</Trans>}
      wayBack={
        <ButtonLink href="/settings/visibility" tone="line" size="small">
          <Trans>Go to the settings</Trans>
        </ButtonLink>
      }
    />
  );
}

/** All kinds of mails off but those of what somebody wrote, which stay as they are. */
const ONLY_MESSAGES: BodyInputOf<'updateNotifications'>['preferences'] = Object.fromEntries(
  NOTIFICATION_KINDS.filter((kind) => kind !== 'new_conversations' && kind !== 'new_messages').map((kind) => [
    kind,
    { mail: false },
  ]),
);

/** Nothing to offer to who gets no mails at all. */
function FewerMails() {
  const { user } = usePage();
  const send = useSend(updateNotifications);
  if (user && user.notifications_disabled.length > 0) return null;
  return (
    <OfferRow
      act={() => send({ preferences: ONLY_MESSAGES })}
      title={<Trans>Fewer e-mails</Trans>}
      words={<Trans>Only when someone writes to you.</Trans>}
      button={<Trans>Only messages</Trans>}
      done={<Trans>From now on we mail you about nothing but messages.</Trans>}
      wayBack={
        <ButtonLink href="/notifications" tone="line" size="small">
          <Trans>Go to the notifications</Trans>
        </ButtonLink>
      }
    />
  );
}

interface OfferRowProps {
  title: ReactNode;
  words: ReactNode;
  button: ReactNode;
  /** What it says once it is done, beside the way to undo it. */
  done: ReactNode;
  wayBack: ReactNode;
  /** It was done before the page was opened. */
  wasDone?: boolean;
  act: () => Promise<{ ok: boolean }>;
}

function OfferRow({ title, words, button, done, wayBack, wasDone = false, act }: OfferRowProps) {
  const [state, setState] = useState<'waiting' | 'sending' | 'failed' | 'done'>('waiting');
  const notice = useFocusOnce(state === 'done');
  const start = async () => {
    setState('sending');
    const { ok } = await act();
    setState(ok ? 'done' : 'failed');
  };
  if (wasDone || state === 'done') {
    return (
      <li>
        <Notice tone="success" ref={notice} action={wayBack}>
          {done}
        </Notice>
      </li>
    );
  }
  return (
    <li className={offerRow}>
      <Stack gap="1">
        <Text weight="bold">{title}</Text>
        <Text size="label" tone="muted">
          {words}
        </Text>
        {state === 'failed' && <Failed />}
      </Stack>
      <div className={scripted}>
        <Button tone="line" size="small" busy={state === 'sending'} onClick={() => void start()}>
          {button}
        </Button>
      </div>
      <noscript>{wayBack}</noscript>
    </li>
  );
}

/** The focus of a button that is gone goes to what says that it is done. */
function useFocusOnce(isDone: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) notice.current?.focus();
  }, [isDone]);
  return notice;
}

function Failed() {
  return (
    <Notice tone="danger" announced="at once">
      <Trans>That didn’t work. Please try again.</Trans>
    </Notice>
  );
}

/** A code of its percentage, on one purchase: it is issued when the member takes it, and counts from then on. */
function Discount({ offer }: { offer: RetentionOffer }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { moment } = useTimeText();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => api.call(claimRetentionOffer, {}),
    onSuccess: (claimed) => queryClient.setQueryData(retentionOfferQueryOptions(api).queryKey, claimed),
  });
  const notice = useFocusOnce(isSuccess);
  const { percentage, code, expires } = offer;
  const until = expires === null ? '' : moment(expires);
  return (
    <>
      <Stack gap="1">
        <Text weight="bold">
          <Trans>{percentage}% off your next credits</Trans>
        </Text>
        {code === null ? (
          <Text size="label" tone="muted">
            <Plural
              value={RETENTION_OFFER_DAYS}
              one="Once, on one purchase, for # day."
              other="Once, on one purchase, for # days."
            />
          </Text>
        ) : (
          <Notice tone="success" ref={notice}>
            <Trans>
              Your code, for one purchase until {until}:{' '}
              <strong className={codeLook} translate="no">
                {code}
              </strong>
            </Trans>
          </Notice>
        )}
        {isError && <Failed />}
      </Stack>
      <div className={atEnd}>
        {code === null ? (
          <div className={scripted}>
            <Button tone="soft" wide busy={isPending} onClick={() => mutate()}>
              <Trans>Stay, with {percentage}% off</Trans>
            </Button>
          </div>
        ) : (
          <ButtonLink href={`/credits?code=${encodeURIComponent(code)}`} tone="soft" wide>
            <Trans>See the prices with {percentage}% off</Trans>
          </ButtonLink>
        )}
      </div>
    </>
  );
}
