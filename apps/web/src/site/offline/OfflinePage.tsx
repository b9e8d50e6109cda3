import { Trans, useLingui } from '@lingui/react/macro';
import type { ColorMode } from '@vela/contract/page';
import { MARK } from '@vela/ui/mark';
import { colors, cssColor, MODES } from '@vela/ui/tokens';
import WifiOff from 'lucide-react/icons/wifi-off';
import { themeColorMedia } from '../../kit/frame/color-mode/theme-color-media';

export interface OfflinePageProps {
  siteName: string;
  colorMode: ColorMode;
  style: string;
  script: string;
}

/** The whole page that stands in for one the network didn't bring. It loads nothing: there is nowhere to load it from. */
export function OfflinePage({ siteName, colorMode, style, script }: OfflinePageProps) {
  const { t, i18n } = useLingui();
  return (
    <html lang={i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={colorMode === 'system' ? 'light dark' : colorMode} />
        {MODES.map((mode) => (
          <meta
            key={mode}
            name="theme-color"
            media={themeColorMedia(mode, colorMode)}
            content={cssColor(colors[mode].surface)}
          />
        ))}
        <title>{`${t`No connection`} · ${siteName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{style}</style>
      </head>
      <body>
        <header>
          <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true">
            <path d={MARK.main} />
            <path className="lee" d={MARK.lee} />
          </svg>
          <span translate="no">{siteName}</span>
        </header>
        <main>
          <span className="disc">
            <WifiOff aria-hidden="true" focusable={false} />
          </span>
          <h1>
            <Trans>No connection</Trans>
          </h1>
          <p>
            <Trans>
              We can’t reach <span translate="no">{siteName}</span>. Check your connection. This page
              continues by itself once you’re back online.
            </Trans>
          </p>
          {/* A link, so that it works whatever becomes of the script. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page itself */}
          <a href="">
            <Trans>Try again</Trans>
          </a>
        </main>
        <script>{script}</script>
      </body>
    </html>
  );
}
