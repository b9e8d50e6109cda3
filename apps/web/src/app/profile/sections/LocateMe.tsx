import { Trans } from '@lingui/react/macro';
import { geolocationState } from '@vela/domain/places';
import { livingFound, type Living } from '@vela/domain/profile';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Stack } from '@vela/ui/layout';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '@vela/ui/hydration';
import { useApi } from '../../../kit/session/member-data-context';
import { findLiving, type NotFound } from './find-living';

export interface LocateMeProps {
  values: Living;
  onFound: (change: Living) => void;
}

type State = 'idle' | 'looking' | 'found' | NotFound;

/** Fills in where one lives by the device's position. A browser that knows none has no such button. */
export function LocateMe({ values, onFound }: LocateMeProps) {
  const api = useApi();
  const [state, setState] = useState<State>('idle');
  const shown = useRef(values);
  useEffect(() => {
    shown.current = values;
  }, [values]);
  // Nearly every browser can: the server counts on it, so that nothing moves.
  const isHydrated = useIsHydrated();
  if (isHydrated && isUnsupported()) return null;
  const locate = async () => {
    setState('looking');
    const living = await findLiving(api, navigator.geolocation);
    if (typeof living === 'string') return setState(living);
    const change = livingFound(living, { asked: values, now: shown.current });
    if (change === null) return setState('idle');
    onFound(change);
    setState('found');
  };
  const text = TEXTS[state];
  return (
    <Stack gap="3" align="start">
      <Button tone="line" icon={LocateFixed} busy={state === 'looking'} onClick={() => void locate()}>
        <Trans>Use my location</Trans>
      </Button>
      {text && (
        <Notice tone={state === 'found' ? 'info' : 'warning'} announced="politely">
          {text}
        </Notice>
      )}
    </Stack>
  );
}

/** What it permits it says when it is asked for a position. */
function isUnsupported(): boolean {
  return geolocationState({ supported: 'geolocation' in navigator, permission: null }) === 'unsupported';
}

const TEXTS = {
  idle: null,
  looking: null,
  found: <Trans>Filled in from your location. Please check it, then save.</Trans>,
  denied: (
    <Trans>
      Your browser doesn’t share your location with this site. You can allow it in the browser’s settings, or
      choose below.
    </Trans>
  ),
  nowhere: <Trans>Your location could not be found. Please choose below.</Trans>,
  unreachable: <Trans>Your location could not be looked up. Check your connection and try again.</Trans>,
} as const satisfies Record<State, ReactNode>;
