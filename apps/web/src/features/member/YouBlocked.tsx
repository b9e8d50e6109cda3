import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unblockMember } from '@vela/api-client/endpoints/unblock-member';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { Profile } from '@vela/contract/entities/profile';
import { Button, ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Inline } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useApi } from '../../shell/members';
import { forgetLists } from '../../shell/safety';
import { useKeptSearch } from '../../shell/searches';
import * as styles from './Member.css';

interface YouBlockedProps {
  profile: Profile;
  onUnblocked: () => void;
}

/** In place of the profile after a block, with the way back. */
export function YouBlocked({ profile: { id, name }, onUnblocked }: YouBlockedProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  // From its top on, also where a long profile stood: the focus alone would bring no more than the heading into view.
  useEffect(() => {
    ref.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => unblockMember(api, { profile_id: id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: memberQueryOptions(api, id).queryKey });
      await forgetLists(queryClient);
      onUnblocked();
    },
  });
  return (
    <div ref={ref} className={styles.alone}>
      <EmptyState
        level={1}
        icon={Ban}
        title={
          <Trans>
            You have blocked <span translate="no">{name}</span>
          </Trans>
        }
        action={
          <Inline justify="center">
            <ButtonLink href={useKeptSearch()}>
              <Trans>Back to the search</Trans>
            </ButtonLink>
            <Button tone="line" icon={Undo2} busy={isPending} onClick={() => mutate()}>
              <Trans>Unblock</Trans>
            </Button>
          </Inline>
        }
      >
        {isError ? (
          <Trans>That didn’t work. Please try again.</Trans>
        ) : (
          <Trans>You no longer see each other anywhere on the site.</Trans>
        )}
      </EmptyState>
    </div>
  );
}
