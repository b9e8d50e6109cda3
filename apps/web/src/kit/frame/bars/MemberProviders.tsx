import { ToastProvider, useShowToast } from '@vela/ui/Toast';
import { use, useEffect, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { LiveEvents } from '../../live/events/LiveEvents';
import { StartPictures } from '../installed-app/StartPictures';
import { MatchNotices } from '../../likes/MatchNotices';
import { LikePopup } from '../../likes/LikePopup';
import { MemberDataContext } from '../../session/member-data-context';
import { LiveNews } from '../../live/news/LiveNews';
import { NewsToasts } from '../../live/news/NewsToasts';
import { PhotoAddresses } from '../../formats/photos/PhotoAddresses';
import { StayingPage } from './StayingPage';
import { TimedOffer } from '../welcome/TimedOffer';
import { consumeConfirmed } from '../../storage/confirmed-elsewhere';
import { consumeLanguageBefore } from '../../storage/language-before';
import { usePage } from '../../page/page-context';
import { useHere } from '../../page/use-routing';

/** What all of a member's screens stand in: messages of the page, what waits, the news of a match, and the offer that runs. */
export function MemberProviders({ children }: { children: ReactNode }) {
  // A screen that stands in for a page, such as one that wasn't found, asks the API for nothing.
  if (use(MemberDataContext) === null) return children;
  return (
    <ToastProvider>
      <LiveNews>
        <LiveEvents>
          <StayingPage />
          <LanguageTaken />
          <AddressConfirmed />
          <StartPictures />
          <PhotoAddresses>
            <MatchNotices>{children}</MatchNotices>
            <NewsToasts />
          </PhotoAddresses>
          <LikePopup />
          <TimedOffer />
        </LiveEvents>
      </LiveNews>
    </ToastProvider>
  );
}

/** Says where the page goes on by itself that waited for the address to be confirmed on another device. */
export function AddressConfirmed() {
  const { t } = useLingui();
  const showToast = useShowToast();
  useEffect(() => {
    if (consumeConfirmed()) showToast({ tone: 'success', title: t`Your e-mail address is confirmed` });
  }, [showToast, t]);
  return null;
}

/**
 * After a log-in that changed to the account's language, it says so in the language before, with the way back
 * to it.
 */
function LanguageTaken() {
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
