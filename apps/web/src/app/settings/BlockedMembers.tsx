import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unblockMember } from '@vela/contract/endpoints/unblock-member';
import { blocksQueryOptions } from '@vela/api-client/queries/blocks';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import { useDone } from '../../kit/forms/use-done';
import { useApi } from '../../kit/session/member-data-context';
import { NotLoaded } from '../../kit/page/NotLoaded';
import { blockedList, blockedRow, rowProblem } from './Settings.css';
import { SettingsCard } from './SettingsCard';

/** The members that the member has blocked, each with a button to unblock. */
export function BlockedMembers() {
  const { t } = useLingui();
  const { result: unblocked, times, show } = useDone<string>(null);
  return (
    <SettingsCard
      title={t`Blocked members`}
      lead={
        <Trans>You don’t see each other anywhere on the site. They aren’t told when you unblock them.</Trans>
      }
      done={
        unblocked !== null && (
          <Trans>
            <span translate="no">{unblocked}</span> is no longer blocked.
          </Trans>
        )
      }
      doneTimes={times}
    >
      <BlockedList onUnblocked={show} />
    </SettingsCard>
  );
}

function BlockedList({ onUnblocked }: { onUnblocked: (name: string) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(blocksQueryOptions(useApi()));
  if (data?.blocks.length === 0) {
    return (
      <Text>
        <Trans>
          You haven’t blocked anybody. You can do so on a member’s profile or in your conversation.
        </Trans>
      </Text>
    );
  }
  if (data) {
    return (
      <ul className={blockedList}>
        {data.blocks.map(({ profile_id: id, name }) => (
          <BlockedMember key={id} id={id} name={name} onDone={() => onUnblocked(name)} />
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <NotLoaded tone="danger" announced="politely" isTrying={isFetching} retry={() => void refetch()}>
        <Trans>The list of blocked members didn’t load.</Trans>
      </NotLoaded>
    );
  }
  return <BlockedLoading />;
}

function BlockedLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading blocked members`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

interface BlockedMemberProps {
  id: string;
  name: string;
  /** The block was removed. */
  onDone: () => void;
}

function BlockedMember({ id, name, onDone }: BlockedMemberProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call(unblockMember, { profile_id: id }),
    onSuccess: () => {
      onDone();
      // Lists of members are loaded again, too: this member may be in them.
      return queryClient.invalidateQueries();
    },
  });
  return (
    <li className={blockedRow}>
      <Text as="span" truncate translate="no">
        {name}
      </Text>
      <Button
        tone="line"
        size="small"
        busy={isPending}
        aria-label={t`Unblock ${name}`}
        onClick={() => mutate()}
      >
        <Trans>Unblock</Trans>
      </Button>
      {isError && (
        <div className={rowProblem}>
          <Notice tone="danger" announced="at once">
            <Trans>That didn’t work. Please try again.</Trans>
          </Notice>
        </div>
      )}
    </li>
  );
}
