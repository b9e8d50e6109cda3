import type { Accents, RenderPage, WriteNotification, WriteServiceWorker } from '@vela/contract/page';
import type { Locale } from '@vela/domain/locale';
import type { Niche } from '@vela/domain/sites';

/** The built web app as the server uses it. */
export interface Pages {
  render: RenderPage;
  writeServiceWorker: WriteServiceWorker;
  writeNotification: WriteNotification;
  /** The colours of its themes that others show, too. */
  accents: Accents;
  /** Its files for browsers; null where there are none. */
  clientDir: string | null;
}

/** The built landers as the server uses them. */
export interface Landers {
  /** Their pictures and fonts; null where there are none. */
  assetsDir: string | null;
  /** The page of an address; null where no lander is. */
  find(wanted: WantedLander): LanderPage | null;
}

export interface WantedLander {
  name: string;
  slug: string | null;
  niche: Niche;
  locale: Locale;
}

export interface LanderPage {
  /** The HTML has slots for the values of the site and the visitor. */
  html: string;
  policy: string;
}
