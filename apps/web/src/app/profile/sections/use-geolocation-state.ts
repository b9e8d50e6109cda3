import { geolocationState, type GeolocationState } from '@vela/domain/places';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether this browser shares its location with the page, also after its person has changed that in the browser's settings:
 * `onChange` is called then. `unknown` until the browser has said so, and in a browser that doesn't.
 */
export function useGeolocationState(onChange: () => void): GeolocationState {
  const [state, setState] = useState<GeolocationState>('unknown');
  const follow = useEffectEvent((next: GeolocationState) => {
    setState(next);
    onChange();
  });
  useEffect(() => {
    const following = new AbortController();
    const supported = 'geolocation' in navigator;
    const notify = (permission: PermissionState | null) => {
      if (!following.signal.aborted) follow(geolocationState({ supported, permission }));
    };
    if (supported) followPermission(notify, following.signal).catch(() => notify(null));
    else notify(null);
    return () => following.abort();
  }, []);
  return state;
}

/** Rejects where the browser reports no permissions. */
async function followPermission(
  listener: (permission: PermissionState) => void,
  signal: AbortSignal,
): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'geolocation' });
  listener(permission.state);
  permission.addEventListener('change', () => listener(permission.state), { signal });
}
