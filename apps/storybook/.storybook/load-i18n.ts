import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';

const files = import.meta.glob<{ messages: Messages }>([
  '../../web/src/locales/*/*.po',
  '../../lander/src/locales/*.po',
]);

/** All areas' texts of a locale. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const areas = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.po`));
  const loaded = await Promise.all(areas.map(([, load]) => load()));
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) });
  return i18n;
}
