import { Trans } from '@lingui/react/macro';
import { countryName } from '@vela/domain/locale';
import type { GeolocationState } from '@vela/domain/places';
import { livingFound, type Living } from '@vela/domain/profile';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { useApi } from '../../../kit/session/member-data-context';
import { findLiving, type NotFound } from './find-living';
import { LocationBlocked } from './LocationBlocked';
import { useGeolocationState } from './use-geolocation-state';

export interface LocateMeProps {
  values: Living;
  onFound: (change: Living) => void;
}

/** What came of the last try; `outside` names the country, in which there is no site. */
type Outcome = 'none' | 'found' | NotFound | { outside: string };

/** Fills in where one lives by the device's position, or says why it can't and what helps. */
export function LocateMe({ values, onFound }: LocateMeProps) {
  const api = useApi();
  const { settings, locale } = usePage();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [isLooking, setIsLooking] = useState(false);
  // What went wrong before the browser's person decided otherwise is no news any more.
  const state = useGeolocationState(() => setOutcome((before) => (before === 'denied' ? 'none' : before)));
  const shown = useRef(values);
  useEffect(() => {
    shown.current = values;
  }, [values]);
  if (state === 'unsupported')
    return (
      <Text size="label" tone="muted">
        <Trans>This browser can’t find out where you are. Please choose below.</Trans>
      </Text>
    );
  const fillIn = async (): Promise<Outcome> => {
    const living = await findLiving(api, navigator.geolocation);
    if (typeof living === 'string') return living;
    const { countries = [living.country] } = settings;
    if (!countries.includes(living.country)) return { outside: countryName(living.country, locale) };
    const change = livingFound(living, { asked: values, now: shown.current });
    if (change === null) return 'none';
    onFound(change);
    return 'found';
  };
  const locate = async () => {
    setOutcome('none');
    setIsLooking(true);
    setOutcome(await fillIn());
    setIsLooking(false);
  };
  return (
    <Stack gap="3" align="start">
      <Button tone="line" icon={LocateFixed} busy={isLooking} onClick={() => void locate()}>
        <Trans>Use my location</Trans>
      </Button>
      <Remark state={state} outcome={outcome} />
    </Stack>
  );
}

/** What there is to know before the button is pressed, and after. */
function Remark({ state, outcome }: { state: GeolocationState; outcome: Outcome }) {
  if (outcome === 'none' && state === 'denied') return <LocationBlocked />;
  if (outcome === 'denied') {
    if (state === 'prompt') return <Problem>{UNANSWERED}</Problem>;
    if (state === 'granted') return <Problem>{OFF_ON_DEVICE}</Problem>;
    return <LocationBlocked isAnnounced />;
  }
  if (outcome === 'none')
    return (
      <Text size="label" tone="muted">
        {state === 'granted' ? (
          <Trans>Your location is used once, to fill in country and region.</Trans>
        ) : (
          <Trans>
            Your browser asks you first. Your location is used once, to fill in country and region.
          </Trans>
        )}
      </Text>
    );
  if (outcome === 'found')
    return (
      <Notice announced="politely">
        <Trans>Filled in from your location. Please check it, then save.</Trans>
      </Notice>
    );
  if (typeof outcome === 'object') return <Outside country={outcome.outside} />;
  return <Problem>{PROBLEMS[outcome]}</Problem>;
}

function Outside({ country }: { country: string }) {
  const { name } = usePage().settings;
  return (
    <Problem>
      <Trans>
        You seem to be in {country}, where <span translate="no">{name}</span> isn’t available. Please choose
        where you live below.
      </Trans>
    </Problem>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" announced="politely">
      {children}
    </Notice>
  );
}

const UNANSWERED = (
  <Trans>
    Your browser doesn’t share your location with this site yet. Press the button again and answer its
    question, or choose below.
  </Trans>
);

const OFF_ON_DEVICE = (
  <Trans>
    This site may use your location, but your device doesn’t share it with the browser. Turn location on in
    the settings of the device, or choose below.
  </Trans>
);

const PROBLEMS = {
  timeout: <Trans>Finding your location takes too long. Please try again, or choose below.</Trans>,
  nowhere: <Trans>Your location could not be found. Please choose below.</Trans>,
  unreachable: <Trans>Your location could not be looked up. Check your connection and try again.</Trans>,
} as const satisfies Record<Exclude<NotFound, 'denied'>, ReactNode>;
