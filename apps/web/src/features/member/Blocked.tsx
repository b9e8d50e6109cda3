import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Container } from '@vela/ui/layout';
import { BlockedNote } from '../../shell/safety/BlockedNote';
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
          <BlockedNote
            name={name}
            action={
              <ButtonLink href={useKeptSearch()}>
                <Trans>Back to the search</Trans>
              </ButtonLink>
            }
          />
        </div>
      </Container>
    </Screen>
  );
}
