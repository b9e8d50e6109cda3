import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unblockMember } from '@vela/api-client/endpoints/unblock-member';
import { blocksQueryOptions } from '@vela/api-client/queries/blocks';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { useDone } from '../../shell/forms';
import { useApi } from '../../shell/members';
import { blockedList, blockedRow } from './Settings.css';
import { SettingsCard } from './SettingsCard';

/** Whom one has blocked, each with the way back; not there for who has blocked nobody, but says when the last was let go. */
export function BlockedMembers() {
  const { data } = useQuery(blocksQueryOptions(useApi()));
  const { result: unblocked, times, tell } = useDone<string>(null);
  const blocks = data?.blocks ?? [];
  if (blocks.length === 0 && unblocked === null) return null;
  return (
    <SettingsCard
      id="blocked"
      title={<Trans>Blocked members</Trans>}
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
      {blocks.length > 0 && (
        <ul className={blockedList}>
          {blocks.map(({ profile_id: id, name }) => (
            <BlockedMember key={id} id={id} name={name} onDone={() => tell(name)} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

interface BlockedMemberProps {
  id: string;
  name: string;
  /** The block was taken back. */
  onDone: () => void;
}

function BlockedMember({ id, name, onDone }: BlockedMemberProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => unblockMember(api, { profile_id: id }),
    onSuccess: () => {
      onDone();
      // Lists of members are asked for anew, too: this one may be among them again.
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
        <Notice tone="danger" announced="at once">
          <Trans>That didn’t work. Please try again.</Trans>
        </Notice>
      )}
    </li>
  );
}
