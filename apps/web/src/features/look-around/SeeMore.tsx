import { Trans } from '@lingui/react/macro';
import { isSignupOpen } from '@vela/domain/signup';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useKnownSource } from '../../shell/consent/use-known-source';
import { usePage } from '../../shell/page';
import { useHere } from '../../shell/routing';
import * as styles from './LookAround.css';

/** Where the list ends for a visitor: the way to the rest of it. */
export function SeeMore() {
  const { settings } = usePage();
  const here = useHere();
  const source = useKnownSource();
  const isOpen = isSignupOpen(settings.signups, source);
  const query = new URLSearchParams(source).toString();
  return (
    <Card padding="roomy">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="section">
            <Trans>See more of them</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>With a free account you see all members and their whole profiles.</Trans>
          </Text>
        </Stack>
        <div className={styles.choices}>
          {isOpen && (
            <ButtonLink href={query === '' ? '/signup' : `/signup?${query}`}>
              <Trans>Join for free</Trans>
            </ButtonLink>
          )}
          <ButtonLink tone={isOpen ? 'line' : undefined} href={`/login?next=${encodeURIComponent(here)}`}>
            <Trans>Log in</Trans>
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
