import { STORED } from './stored-keys';
import { isLocale, type Locale } from '@vela/domain/locale';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.languageBefore;

/**
 * The language of the page that someone logged in on, and the notice for members who continue in another
 * language.
 */
export interface LanguageBefore {
  locale: Locale;
  /** What happened. */
  title: string;
  /** It labels the button that goes back to that language. */
  keep: string;
}

/** Stores for the next page in this tab which language was read before, with the texts of the notice in that language. */
export function storeLanguageBefore({ locale, title, keep }: LanguageBefore): void {
  tabStore.set(KEY, [locale, title, keep].join('\n'));
}

/** Returns what the page before stored, and deletes it; null without it. */
export function consumeLanguageBefore(): LanguageBefore | null {
  const [locale = '', title, keep] = tabStore.get(KEY)?.split('\n') ?? [];
  tabStore.remove(KEY);
  return isLocale(locale) && title && keep ? { locale, title, keep } : null;
}
