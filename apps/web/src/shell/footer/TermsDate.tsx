import { Trans } from '@lingui/react/macro';
import { dateLocaleOf } from '@vela/domain/locale';
import { termsDate } from '@vela/domain/sites';
import { usePage } from '../page';

/** Since when the terms are what they are. */
export function TermsDate() {
  const { locale, settings } = usePage();
  const format = new Intl.DateTimeFormat(dateLocaleOf(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const date = format.format(termsDate(new Date(settings.company.added)));
  return <Trans>Terms of {date}</Trans>;
}
