import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { PartOfPage } from './use-part';

/** Stands where a part of the page could not be loaded, with the way to try again. */
export function LostPart({ isTrying, retry }: Pick<PartOfPage<unknown>, 'isTrying' | 'retry'>) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="offline"
      announced="at once"
      action={
        <Button size="small" tone="line" icon={RefreshCw} busy={isTrying} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(i18n, { code: 'network_failed' })}
    </Notice>
  );
}
