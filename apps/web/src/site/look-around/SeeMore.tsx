import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useJoinHref } from '../../kit/join/use-join-href';
import { useHere } from '../../kit/page/use-routing';
import { withNext } from '../../kit/page/with-next';
import * as styles from './LookAround.css';

/** The end of the list for a visitor, with the way to the rest of it. */
export function SeeMore() {
  const here = useHere();
  const joinHref = useJoinHref();
  return (
    <Card padding="roomy">
      <div className={styles.more}>
        <Stack gap="1">
          <Heading level={2} size="section">
            <Trans>See more members</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>With a free account you see all members and their full profiles.</Trans>
          </Text>
        </Stack>
        <div className={styles.choices}>
          {joinHref !== null && (
            <ButtonLink href={joinHref}>
              <Trans>Join for free</Trans>
            </ButtonLink>
          )}
          <ButtonLink tone={joinHref === null ? undefined : 'line'} href={withNext('/login', here)}>
            <Trans>Log in</Trans>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
