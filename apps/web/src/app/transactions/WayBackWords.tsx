import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import { useApi } from '../../kit/session/member-data-context';

/** What leads back to where the order was begun, in words: whose conversation or page it is. */
export function WayBackWords({ next }: { next: string }) {
  const talk = idIn(next, /^\/members\/([^/?]+)\/chat(?:\?|$)/);
  const member = idIn(next, /^\/members\/([^/?]+)(?:\?|$)/);
  const name = useName(talk ?? member);
  if (talk !== null && name !== null)
    return (
      <Trans>
        Back to the chat with <span translate="no">{name}</span>
      </Trans>
    );
  if (talk !== null) return <Trans>Back to the chat</Trans>;
  if (name !== null)
    return (
      <Trans>
        Back to <span translate="no">{name}</span>’s profile
      </Trans>
    );
  return <Trans>Back to where you were</Trans>;
}

function idIn(next: string, path: RegExp): string | null {
  return path.exec(next)?.[1] ?? null;
}

/** null until it is known, and for a member that this member may not see any more. */
function useName(id: string | null): string | null {
  const { data } = useQuery({ ...memberQueryOptions(useApi(), id ?? ''), enabled: id !== null });
  return data?.profile.name ?? null;
}
