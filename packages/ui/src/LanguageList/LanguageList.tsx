import { useLingui } from '@lingui/react/macro';
import { languageChoices, LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import Check from 'lucide-react/icons/check';
import { Icon } from '../Icon';
import { aligned, language, list } from './LanguageList.css';

interface Alignment {
  /** The words of the first, not its ground, stand in line with what is above. */
  isAligned?: boolean | undefined;
}

export interface LanguageListProps extends Alignment {
  current: Locale;
  /** The country whose languages come first; `null` where it isn't known. */
  country: string | null;
  /** The page to come back to. */
  next: string;
}

/** Every language by its own name. */
export function LanguageList({ current, country, next, isAligned = false }: LanguageListProps) {
  const { t } = useLingui();
  return (
    <form method="post" action="/language">
      <input type="hidden" name="next" value={next} />
      <ul className={isAligned ? `${list} ${aligned}` : list} aria-label={t`Language`}>
        {languageChoices(country).map((locale) => (
          <li key={locale}>
            <button
              type="submit"
              name="language"
              value={locale}
              lang={locale}
              translate="no"
              aria-current={locale === current ? 'true' : undefined}
              className={language}
            >
              <Name of={locale} isCurrent={locale === current} />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

export interface LanguageLinksProps extends Alignment {
  current: Locale;
  /** The languages there are, and where each one is. */
  hrefs: readonly { locale: Locale; href: string }[];
}

/** Lists the languages as links, where each language is a page of its own. */
export function LanguageLinks({ current, hrefs, isAligned = false }: LanguageLinksProps) {
  const { t } = useLingui();
  return (
    <ul className={isAligned ? `${list} ${aligned}` : list} aria-label={t`Language`}>
      {hrefs.map(({ locale, href }) => (
        <li key={locale}>
          <a
            href={href}
            hrefLang={locale}
            lang={locale}
            translate="no"
            aria-current={locale === current ? 'page' : undefined}
            className={language}
          >
            <Name of={locale} isCurrent={locale === current} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The one that the page is in has a mark, too: a tint alone isn’t seen by everybody. */
function Name({ of: locale, isCurrent }: { of: Locale; isCurrent: boolean }) {
  return (
    <>
      {LOCALE_TABLE[locale].nativeName}
      {isCurrent && <Icon of={Check} size="small" />}
    </>
  );
}
