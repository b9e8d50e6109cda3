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
  /** On the button that goes back to that language. */
  keep: string;
}

/** Keeps for the page that follows in this tab which language was read before, in words of that language. */
export function noteLanguageBefore({ locale, title, keep }: LanguageBefore): void {
  tabStore.set(KEY, [locale, title, keep].join('\n'));
}

/** What the page before kept, once. */
export function takeLanguageBefore(): LanguageBefore | null {
  const [locale = '', title, keep] = tabStore.get(KEY)?.split('\n') ?? [];
  tabStore.remove(KEY);
  return isLocale(locale) && title && keep ? { locale, title, keep } : null;
}
