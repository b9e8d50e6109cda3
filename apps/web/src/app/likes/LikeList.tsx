import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import type { LikeType } from '@vela/domain/likes';
import { Button } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { MemberCardSkeleton, MemberGrid } from '@vela/ui/MemberCard';
import { Loading } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import { useState, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useApi } from '../../kit/session/member-data-context';
import { LikeCard } from './LikeCard';
import * as styles from './Likes.css';
import { likesOfType } from './likes-of-type';
import { NoLikes } from './NoLikes';

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

/** One of the three lists, as far as it has been opened. */
export function LikeList({ type }: { type: LikeType }) {
  const { t } = useLingui();
  const api = useApi();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const pages = useQueries({ queries: cursors.map((cursor) => likesQueryOptions(api, cursor)) });
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const { listRef, onLeave } = useFocusAfterLeaving();
  const last = pages.at(-1);
  const next = last?.data?.next_cursor ?? null;
  const likes = likesOfType(
    type,
    pages.flatMap(({ data }) => data ?? []),
  );
  if (failed) {
    return (
      <ErrorState
        level={2}
        title={<Trans>Your likes didn’t load</Trans>}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    );
  }
  const isEmpty = last?.data !== undefined && likes.length === 0 && next === null;
  if (isEmpty) {
    return (
      <div ref={listRef} tabIndex={-1} className={styles.nobody}>
        <NoLikes type={type} />
      </div>
    );
  }
  return (
    <div ref={listRef} tabIndex={-1} className={styles.list}>
      {likes.length > 0 && (
        <MemberGrid isWholePage>
          {likes.map((like, index) => (
            <LikeItem key={like.profile.id} index={index} onLeave={onLeave}>
              <LikeCard {...like} type={type} isFirst={index < FIRST} />
            </LikeItem>
          ))}
        </MemberGrid>
      )}
      {last?.data === undefined && <Skeletons label={t`Looking for likes`} />}
      {likes.length > 0 && last?.data !== undefined && next === null && (
        <Text size="label" tone="muted">
          <Trans>Profiles that are no longer available aren’t listed.</Trans>
        </Text>
      )}
      {next !== null && (
        <div className={styles.more}>
          <Button tone="line" onClick={() => setCursors((list) => [...list, next])}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Skeletons({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <MemberGrid isWholePage>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <MemberCardSkeleton />
          </li>
        ))}
      </MemberGrid>
    </Loading>
  );
}

interface LikeItemProps {
  index: number;
  /** It is taken off the page with the focus in it. */
  onLeave: (index: number) => void;
  children: ReactNode;
}

/** The place of a card in the list. */
function LikeItem({ index, onLeave, children }: LikeItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const leave = useEffectEvent(() => onLeave(index));
  useLayoutEffect(() => {
    const item = ref.current;
    return () => {
      if (item?.contains(document.activeElement)) leave();
    };
  }, []);
  return <li ref={ref}>{children}</li>;
}

interface FocusAfterLeaving {
  /** It is around the list, or around what replaces it; it can take the focus. */
  listRef: RefObject<HTMLDivElement | null>;
  /** A card is taken off the page with the focus in it. */
  onLeave: (index: number) => void;
}

/**
 * If the focused card disappears, the focus goes to the card in its place, to the last one, or to the empty
 * list's heading.
 */
function useFocusAfterLeaving(): FocusAfterLeaving {
  const listRef = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  // Runs with every change of the list: an item that leaves it has reported so by then.
  useLayoutEffect(() => {
    const index = left.current;
    left.current = null;
    if (index !== null && listRef.current !== null) focusTarget(listRef.current, index).focus();
  });
  return { listRef, onLeave: (index) => void (left.current = index) };
}

function focusTarget(list: HTMLElement, index: number): HTMLElement {
  const cards = [...list.querySelectorAll('li')];
  const card = cards[index] ?? cards.at(-1);
  // More may still be asked for where no card is left: then it is the list itself, which stays.
  return card?.querySelector('a') ?? list.querySelector('h2') ?? list;
}
