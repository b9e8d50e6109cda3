import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherBlock } from '@vela/api-client/other-block';
import { ButtonLink } from '@vela/ui/Button';
import { Container } from '@vela/ui/layout';
import { OtherBlockNote } from '../../kit/safety/OtherBlockNote';
import { Screen } from '../../kit/page/Screen';
import { useSavedSearch } from '../../kit/search/saved-search';
import * as styles from './Member.css';

/** What a member sees on the page of another who has blocked them after a like or a conversation. */
export function Blocked({ by }: { by: OtherBlock }) {
  const { t } = useLingui();
  return (
    <Screen title={t`No access`}>
      <Container>
        <div className={styles.alone}>
          <OtherBlockNote
            by={by}
            of="profile"
            action={
              <ButtonLink href={useSavedSearch()}>
                <Trans>Back to the search</Trans>
              </ButtonLink>
            }
          />
        </div>
      </Container>
    </Screen>
  );
}
