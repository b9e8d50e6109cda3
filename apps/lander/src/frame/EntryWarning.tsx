import { Trans } from '@lingui/react/macro';
import { Container } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { warning, words } from './EntryWarning.css';
import { useLander } from './facts';

/** What visitors in the Netherlands and Germany read before the page (product.md §9, Entry warnings). */
export function EntryWarning() {
  const { site, warned, byZone } = useLander();
  const { name, minAge } = site;
  return (
    <aside className={warning} data-warned={warned} data-by-zone={byZone ? '' : undefined}>
      <Container>
        <div className={words}>
          <Notice tone="warning" title={<Trans>Only for adults aged {minAge} and over.</Trans>}>
            <Trans>
              <span translate="no">{name}</span> is a dating and chat site. Members may write about intimate
              subjects.
            </Trans>
          </Notice>
        </div>
      </Container>
    </aside>
  );
}
