import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unblockMember } from '@vela/api-client/endpoints/unblock-member';
import { blocksQueryOptions } from '@vela/api-client/queries/blocks';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { useApi } from '../../shell/members';
import { blockedList, blockedRow } from './Settings.css';
import { SettingsCard } from './SettingsCard';

/** Whom one has blocked, each with the way back; not there for who has blocked nobody. */
export function BlockedMembers() {
  const { data } = useQuery(blocksQueryOptions(useApi()));
  if (!data || data.blocks.length === 0) return null;
  return (
    <SettingsCard
      id="blocked"
      title={<Trans>Blocked members</Trans>}
      lead={<Trans>You don’t meet each other anywhere. They aren’t told when you take it back.</Trans>}
    >
      <ul className={blockedList}>
        {data.blocks.map(({ profile_id: id, name }) => (
          <BlockedMember key={id} id={id} name={name} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function BlockedMember({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => unblockMember(api, { profile_id: id }),
    // Lists of members are asked for anew, too: this one may be among them again.
    onSuccess: () => queryClient.invalidateQueries(),
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
