import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnBlock } from '@vela/api-client/own-block';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import { ButtonLink } from '@vela/ui/Button';
import { useEffect, useRef } from 'react';
import { useApi } from '../../kit/session/member-data-context';
import { OwnBlockNote } from '../../kit/safety/OwnBlockNote';
import { useSavedSearch } from '../../kit/search/saved-search';
import * as styles from './Member.css';

interface YouBlockedProps {
  block: OwnBlock;
  onUnblocked: () => void;
}

/** It replaces the profile after a block. */
export function YouBlocked({ block, onUnblocked }: YouBlockedProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  // Scrolls to the top, also where a long profile was: the focus alone would show no more than the heading.
  useEffect(() => {
    ref.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={ref} className={styles.alone}>
      <OwnBlockNote
        block={block}
        action={
          <ButtonLink href={useSavedSearch()}>
            <Trans>Back to the search</Trans>
          </ButtonLink>
        }
        onUnblocked={async () => {
          await queryClient.invalidateQueries({ queryKey: memberQueryOptions(api, block.id).queryKey });
          onUnblocked();
        }}
      />
    </div>
  );
}
