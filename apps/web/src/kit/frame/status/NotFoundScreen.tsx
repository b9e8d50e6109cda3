import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@vela/ui/EmptyState';
import Compass from 'lucide-react/icons/compass';
import { Screen } from '../../page/Screen';
import { HomeLink } from './HomeLink';
import { StatusLayout } from './StatusLayout';

/** There is nothing at this address, or nothing for this person. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Screen title={t`This page could not be found`} standsIn>
      <StatusLayout>
        <EmptyState
          level={1}
          icon={Compass}
          title={<Trans>This page could not be found</Trans>}
          action={<HomeLink />}
        >
          <Trans>The address may be mistyped, or the page has moved. Nothing of yours is lost.</Trans>
        </EmptyState>
      </StatusLayout>
    </Screen>
  );
}
