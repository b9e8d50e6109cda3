import { Trans } from '@lingui/react/macro';
import { usePage } from '../page';

/** The screen that the server shows in place of the route's own. */
export function StatusScreen() {
  const { screen } = usePage();
  return (
    <main id="main">
      {screen === 'not_found' ? (
        <h1>
          <Trans>This page could not be found</Trans>
        </h1>
      ) : (
        <h1>{screen}</h1>
      )}
    </main>
  );
}
