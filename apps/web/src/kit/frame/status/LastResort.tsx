import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { useContext } from 'react';
import { PageContext } from '../../page/page-context';
import { Main } from '../../page/Main';
import { lastResort, wayHome } from './LastResort.css';

/** The error page failed, too: it has nothing that could, and the way home is the browser's own. */
export function LastResort() {
  const requestId = useContext(PageContext)?.requestId;
  return (
    <Main>
      <div className={lastResort} role="alert">
        <Heading level={1} size="section">
          <Trans>An error has occurred, and another error occurred while showing it.</Trans>
        </Heading>
        <p>
          <a href="/" className={wayHome}>
            <Trans>Go to the home page</Trans>
          </a>
        </p>
        {requestId !== undefined && (
          <Text size="label" tone="muted">
            <Trans>If you write to us about it, quote this:</Trans> <code translate="no">{requestId}</code>
          </Text>
        )}
      </div>
    </Main>
  );
}
