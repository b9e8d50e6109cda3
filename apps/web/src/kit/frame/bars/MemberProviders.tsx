import { ToastProvider, useShowToast } from '@vela/ui/Toast';
import { use, useEffect, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LiveEvents } from '../../live/events/LiveEvents';
import { StartPictures } from '../installed-app/StartPictures';
import { MatchNotices } from '../../likes/MatchNotices';
import { LikePopup } from '../../likes/LikePopup';
import { MemberDataContext } from '../../session/member-data-context';
import { LiveNews } from '../../live/news/LiveNews';
import { NewsToasts } from '../../live/news/NewsToasts';
import { PhotoAddresses } from '../../formats/photos/PhotoAddresses';
import { LanguageTaken } from './LanguageTaken';
import { StayingPage } from './StayingPage';
import { TimedOffer } from '../welcome/TimedOffer';
import { consumeConfirmed } from '../../storage/confirmed-elsewhere';

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
