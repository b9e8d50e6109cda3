import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useHere } from '../../page/use-routing';
import { Screen } from '../../page/Screen';
import { HomeLink } from './HomeLink';
import { StatusLayout } from './StatusLayout';
import { choices } from './StatusLayout.css';

/** Something broke on our side. Trying again is a link, since the script may be what broke. */
export function ErrorScreen() {
  const { t } = useLingui();
  return (
    <Screen title={t`An error has occurred`} standsIn>
      <StatusLayout>
        <ErrorState
          level={1}
          title={<Trans>An error has occurred</Trans>}
          action={
            <div className={choices}>
              <ButtonLink href={useHere()} icon={RefreshCw}>
                <Trans>Try again</Trans>
              </ButtonLink>
              <HomeLink tone="line" />
            </div>
          }
        >
          <Trans>That was our fault. Please try again in a moment.</Trans>
        </ErrorState>
      </StatusLayout>
    </Screen>
  );
}
