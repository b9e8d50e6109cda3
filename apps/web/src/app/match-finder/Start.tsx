import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Text } from '@vela/ui/Text';
import Telescope from 'lucide-react/icons/telescope';
import { matchFinderPath, type WishStep } from './match-finder-search';
import * as styles from './MatchFinder.css';

/** What the match finder does, before the first wish. */
export function Start({ first }: { first: WishStep | undefined }) {
  return (
    <div className={styles.start}>
      <EmptyState
        icon={Telescope}
        level={2}
        title={<Trans>Fewer people, better reasons</Trans>}
        action={
          <ButtonLink href={matchFinderPath({ step: first ?? null, isFirst: true })}>
            <Trans>Begin</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Answer a few short questions about who you hope to meet. We show you who fits, say why, and leave
          out those who wouldn’t want to meet you.
        </Trans>
      </EmptyState>
      <Text size="label" tone="muted">
        <Trans>
          It takes about a minute. Nobody else sees your wishes, and you can delete them at any time.
        </Trans>
      </Text>
    </div>
  );
}
