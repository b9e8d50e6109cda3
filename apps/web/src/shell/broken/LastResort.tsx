import { Trans } from '@lingui/react/macro';
import { Main } from '../screen';
import { lastResort, wayHome } from './LastResort.css';

/** The error page failed, too: it has nothing that could, and the way home is the browser's own. */
export function LastResort() {
  return (
    <Main>
      <div className={lastResort}>
        <p role="alert">
          <Trans>An error has occurred, and another error occurred while showing it.</Trans>
        </p>
        <p>
          <a href="/" className={wayHome}>
            <Trans>Go to the home page</Trans>
          </a>
        </p>
      </div>
    </Main>
  );
}
