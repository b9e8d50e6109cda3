import { lacksMainPhoto } from '@vela/domain/alerts';
import { Trans } from '@lingui/react/macro';
import type { LikeType } from '@vela/domain/likes';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import HeartPlus from 'lucide-react/icons/heart-plus';
import { usePage } from '../../kit/page/page-context';
import { useSavedSearch } from '../../kit/search/saved-search';

/** What to do about an empty list. */
export function NoLikes({ type }: { type: LikeType }) {
  switch (type) {
    case 'received':
      return <NoneReceived />;
    case 'sent':
      return (
        <EmptyState
          icon={HeartPlus}
          level={2}
          title={<Trans>You haven’t liked anyone yet</Trans>}
          action={<SearchLink />}
        >
          <Trans>Press the heart on a photo. If that member likes you, too, it’s a match.</Trans>
        </EmptyState>
      );
    case 'matches':
      return (
        <EmptyState
          icon={HeartHandshake}
          level={2}
          title={<Trans>No matches yet</Trans>}
          action={<SearchLink />}
        >
          <Trans>When someone you like likes you back, you’ll see them here.</Trans>
        </EmptyState>
      );
  }
}

/** A member without a photo gets few likes, so that advice comes first. */
function NoneReceived() {
  const { user, readyPages } = usePage();
  const lacksPhoto = user !== null && lacksMainPhoto(user) && readyPages.includes('profile');
  return (
    <EmptyState
      icon={Heart}
      level={2}
      title={<Trans>Nobody has liked you yet</Trans>}
      action={
        lacksPhoto ? (
          <ButtonLink href="/profile">
            <Trans>Add a photo</Trans>
          </ButtonLink>
        ) : (
          <SearchLink />
        )
      }
    >
      {lacksPhoto ? (
        <Trans>You have no photo yet. Add one, so that people see who you are.</Trans>
      ) : (
        <Trans>Send the first like. People want to know who likes them.</Trans>
      )}
    </EmptyState>
  );
}

function SearchLink() {
  return (
    <ButtonLink href={useSavedSearch()}>
      <Trans>Search members</Trans>
    </ButtonLink>
  );
}
