import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { pseudoMessages } from './pseudo-messages';
import type { StoryLocale } from './toolbars';

const files = import.meta.glob<{ messages: Messages }>([
  '../../web/src/locales/*/*.po',
  '../../lander/src/locales/*.po',
]);

/** All areas' texts of a locale; those of the pseudo-locale are English ones. */
export async function loadI18n(storyLocale: StoryLocale): Promise<I18n> {
  const isPseudo = storyLocale === 'pseudo';
  const locale = isPseudo ? 'en' : storyLocale;
  const areas = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.po`));
  const loaded = await Promise.all(areas.map(([, load]) => load()));
  const i18n = setupI18n();
  const messages: Messages = Object.assign({}, ...loaded.map((area) => area.messages));
  i18n.loadAndActivate({ locale, messages: isPseudo ? pseudoMessages(messages) : messages });
  return i18n;
}
