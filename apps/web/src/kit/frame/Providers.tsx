import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { FictionalIcon } from '@vela/ui/fictional-icon';
import type { ReactNode } from 'react';
import { PageContext } from '../page/page-context';
import type { PageData } from '../page/page-data';
import { SurroundingsContext, type Surroundings } from './surroundings';

export interface ProvidersProps {
  page: PageData;
  i18n: I18n;
  surroundings: Surroundings;
  children: ReactNode;
}

/** What every screen takes for granted: the page's data and its texts. Nothing of it is a module's. */
export function Providers({ page, i18n, surroundings, children }: ProvidersProps) {
  return (
    <PageContext value={page}>
      <I18nProvider i18n={i18n}>
        <FictionalIcon value={page.settings.fictional_icon}>
          <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
        </FictionalIcon>
      </I18nProvider>
    </PageContext>
  );
}
