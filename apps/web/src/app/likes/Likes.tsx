import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LikeType } from '@vela/domain/likes';
import { Heading } from '@vela/ui/Heading';
import { LinkTabs, type LinkTab } from '@vela/ui/LinkTabs';
import { Container } from '@vela/ui/layout';
import { useEffect } from 'react';
import { useNews } from '../../kit/page/news-context';
import { useGo, useLoaded } from '../../kit/page/use-routing';
import { Screen } from '../../kit/page/Screen';
import { PagePromo } from '../../kit/promo/PagePromo';
import { saveList } from '../../kit/search/saved-search';
import * as styles from './Likes.css';
import { LikeList } from './LikeList';
import type { loadLikes } from './load-likes';

/** The likes that a member received or sent, and the matches. */
export function Likes({ type }: { type: LikeType }) {
  const { t } = useLingui();
  const { newLikes } = useNews();
  useEffect(() => saveList(`/likes/${type}`), [type]);
  const tabs = [
    {
      type: 'received',
      label: <Trans context="likes">Received</Trans>,
      badge: {
        count: newLikes,
        label: t({ message: plural(newLikes, { one: 'new', other: 'new' }), context: 'likes' }),
      },
    },
    { type: 'sent', label: <Trans context="likes">Sent</Trans> },
    { type: 'matches', label: <Trans>Matches</Trans> },
  ] as const satisfies readonly (Pick<LinkTab, 'label' | 'badge'> & { type: LikeType })[];
  return (
    <Screen title={t`Likes`}>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <Heading level={1}>
              <Trans>Likes</Trans>
            </Heading>
            <LinkTabs
              label={t`Which likes`}
              tabs={tabs.map(({ type: name, ...tab }) => ({
                ...tab,
                href: `/likes/${name}`,
                isCurrent: name === type,
              }))}
              onGo={useGo()}
            />
          </div>
          <div className={styles.list}>
            <LikeList key={type} type={type} />
            <PagePromo place="likes" />
          </div>
        </div>
      </Container>
    </Screen>
  );
}

export function LikesRoute() {
  return <Likes type={useLoaded<typeof loadLikes>().type} />;
}
