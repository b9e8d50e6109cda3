import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';

const files = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po');

/** A folder of `locales`: the texts of the shell or of one feature. */
export type MessageArea = string;

/** Adds the texts of the areas, all at once: each time that texts are added, everything on the page is rendered again. */
export async function loadMessages(i18n: I18n, areas: readonly MessageArea[]): Promise<void> {
  const locale = i18n.locale as Locale;
  const catalogues = await Promise.all(
    areas.map(async (area) => {
      const load = files[`../../${cataloguePath(area, locale)}`];
      if (!load) throw new Error(`no catalogue of ${area}`);
      return (await load()).messages;
    }),
  );
  i18n.load(locale, Object.assign({}, ...catalogues) as Messages);
}

/** The folder of an area's texts, relative to this app's `src`. */
export function cataloguePath(area: MessageArea, locale: Locale): string {
  return `locales/${area}/${locale}.po`;
}
