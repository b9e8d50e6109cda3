import { themeAttributes } from '@vela/ui/theme';
import { I18nProvider } from '@lingui/react';
import { NICHES, type Niche } from '@vela/domain/sites';
import type { Locale } from '@vela/domain/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { withPlainValues } from '@vela/ui/plain-values';
import type { Deployment } from './deployment';
import { factsOf, folderOf, type PageOf } from './facts-of';
import { body, LanderFactsProvider } from './frame';
import icon from './frame/icon.svg?url';
import { LANDERS } from './landers';

export { readDeployment } from './deployment';

/** A page as React wrote it, and where it goes. */
export interface WrittenPage {
  niche: Niche;
  locale: Locale;
  /** Folder of the page, empty or ending in a slash. */
  folder: string;
  html: string;
}

/** Every page of a deployment; styles and script are still to come. */
export function writePages(deployment: Deployment): WrittenPage[] {
  const niches = deployment.niche === null ? NICHES : [deployment.niche];
  return niches.flatMap((niche) =>
    deployment.locales.map((locale) => ({
      niche,
      locale,
      folder: deployment.niche === null ? `${niche}/${locale}/` : folderOf(locale, deployment),
      html: `<!doctype html>${renderToStaticMarkup(<Document {...{ deployment, niche, locale }} />)}`,
    })),
  );
}

function Document({ deployment, niche, locale }: PageOf) {
  const { Page, Head } = LANDERS[deployment.lander];
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <LanderFactsProvider value={factsOf({ deployment, niche, locale })}>
        <html lang={locale} {...themeAttributes({ mode: 'system', niche })}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <meta name="referrer" content="strict-origin-when-cross-origin" />
            <link rel="icon" href={icon} type="image/svg+xml" />
            <Head />
          </head>
          <body className={body}>
            <Page />
          </body>
        </html>
      </LanderFactsProvider>
    </I18nProvider>
  );
}

const files = import.meta.glob<Messages>('./locales/*.po', { eager: true, import: 'messages' });

/** The texts of a language. */
function i18nOf(locale: Locale): I18n {
  const i18n = withPlainValues(setupI18n());
  i18n.loadAndActivate({ locale, messages: files[`./locales/${locale}.po`] ?? {} });
  return i18n;
}
