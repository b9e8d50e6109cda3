import { Trans } from '@lingui/react/macro';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import type { ReactNode } from 'react';
import { useHowTo, type HowTo } from '../../../kit/formats/use-how-to';
import { steps } from './LocateMe.css';

/** The browser was asked not to share its location: how to allow it again, by where a browser hides that. */
export function LocationBlocked({ isAnnounced = false }: { isAnnounced?: boolean }) {
  const howTo = useHowTo();
  return (
    <Notice tone="warning" announced={isAnnounced ? 'politely' : undefined}>
      <Stack gap="2">
        <p>
          <Trans>
            Your browser doesn’t share your location with this site. You can choose below, or allow it again:
          </Trans>
        </p>
        <ol className={steps}>
          {ALLOWING[howTo].map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </Stack>
    </Notice>
  );
}

const AGAIN = <Trans>Come back here and press “Use my location” again.</Trans>;

const ALLOWING: Record<HowTo, readonly ReactNode[]> = {
  address: [
    <Trans key="sign">Press the sign to the left of the address.</Trans>,
    <Trans key="allow">Set “Location” to “Allow”.</Trans>,
    AGAIN,
  ],
  safari: [
    <Trans key="menu">In the Safari menu, open “Settings”, then “Websites”.</Trans>,
    <Trans key="allow">Under “Location”, allow this site.</Trans>,
    AGAIN,
  ],
  phone: [
    <Trans key="settings">Open your phone’s settings, then “Apps” or “Location”.</Trans>,
    <Trans key="allow">Choose this browser, and allow it your location.</Trans>,
    AGAIN,
  ],
};
