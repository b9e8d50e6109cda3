import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Container } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import { Screen } from '../../shell/screen';
import { useKeptSearch } from '../../shell/searches';
import * as styles from './Member.css';

/** What a member sees whom another has blocked, after a like or a conversation. */
export function Blocked({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Screen title={t`No access`}>
      <Container>
        <div className={styles.alone}>
          <EmptyState
            level={1}
            icon={Ban}
            title={
              <Trans>
                You’re blocked by <span translate="no">{name}</span>.
              </Trans>
            }
            action={
              <ButtonLink href={useKeptSearch()}>
                <Trans>Back to the search</Trans>
              </ButtonLink>
            }
          >
            <Trans>You do not have access to this page.</Trans>
          </EmptyState>
        </div>
      </Container>
    </Screen>
  );
}
