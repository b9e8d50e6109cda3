import type { Locale } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { useShowToast } from '@vela/ui/Toast';
import { useEffect } from 'react';
import { consumeLanguageBefore } from '../../storage/language-before';
import { usePage } from '../../page/page-context';
import { useHere } from '../../page/use-routing';

/**
 * After a log-in that changed to the account's language, it says so in the language before, with the way back
 * to it.
 */
export function LanguageTaken() {
  const { locale } = usePage();
  const showToast = useShowToast();
  useEffect(() => {
    const before = consumeLanguageBefore();
    if (before === null || before.locale === locale) return;
    showToast({
      tone: 'info',
      title: <span lang={before.locale}>{before.title}</span>,
      action: <KeepLanguage locale={before.locale} words={before.keep} />,
    });
  }, [locale, showToast]);
  return null;
}

interface KeepLanguageProps {
  locale: Locale;
  words: string;
}

/** Leads back to where it is pressed, which may be pages later. */
function KeepLanguage({ locale, words }: KeepLanguageProps) {
  const here = useHere();
  return (
    <form method="post" action="/language">
      <input type="hidden" name="next" value={here} />
      <Button type="submit" name="language" value={locale} lang={locale} tone="line" size="small">
        {words}
      </Button>
    </form>
  );
}
