import { Trans } from '@lingui/react/macro';
import { termsDate } from '@vela/domain/sites';
import { usePage } from '../page/page-context';
import { dayText } from '../formats/day-text';

/** Since when the terms are what they are. */
export function TermsDate() {
  const { locale, settings } = usePage();
  const date = dayText(termsDate(new Date(settings.company.added)), locale);
  return <Trans>Terms of {date}</Trans>;
}
