import { useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import type { MouseEvent } from 'react';
import { language, list } from './LanguageList.css';

export interface LanguageListProps {
  current: Locale;
  /** Where the choice is posted. */
  action?: string | undefined;
  /** The page to come back to. */
  next: string;
  /** Takes the choice over from the form, once there is a script. */
  onChoose?: ((locale: Locale) => void) | undefined;
}

/** Every language by its own name. */
export function LanguageList({ current, action = '/language', next, onChoose }: LanguageListProps) {
  const { t } = useLingui();
  const choose = (locale: Locale) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose?.(locale);
  };
  return (
    <form method="post" action={action}>
      <input type="hidden" name="next" value={next} />
      <ul className={list} aria-label={t`Language`}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <button
              type="submit"
              name="language"
              value={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={onChoose && choose(locale)}
              className={language}
            >
              {LOCALE_TABLE[locale].nativeName}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
