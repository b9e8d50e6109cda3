/** What a browser says of its permission; `unknown` where it has no such question. */
type Permission = PermissionState | 'unknown' | 'unsupported';

interface LocatedBrowser {
  /** What comes of a request for the position: one, the code of an error, or nothing yet. */
  position?: 'found' | 'never' | 1 | 2 | 3;
}

let current: { state: PermissionState; target: EventTarget } | null = null;

/** Changes what the person of a story's browser permits, as its settings would. */
export function changePermission(state: PermissionState): void {
  if (!current) throw new Error('The story has no browser of its own');
  current.state = state;
  current.target.dispatchEvent(new Event('change'));
}

/** A browser that permits this and finds that: for a story's `beforeEach`. */
export function locatedBrowser(permission: Permission, { position = 'never' }: LocatedBrowser = {}) {
  return () => {
    const before = [
      Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation'),
      Object.getOwnPropertyDescriptor(Navigator.prototype, 'permissions'),
    ] as const;
    define('geolocation', permission === 'unsupported' ? undefined : geolocationThat(position));
    const state = permission === 'unknown' || permission === 'unsupported' ? null : permission;
    current = state && { state, target: new EventTarget() };
    define('permissions', state === null ? undefined : permissionsOf());
    return () => {
      current = null;
      for (const [name, descriptor] of [
        ['geolocation', before[0]],
        ['permissions', before[1]],
      ] as const)
        if (descriptor) Object.defineProperty(Navigator.prototype, name, descriptor);
    };
  };
}

/** `undefined` takes the property away, as where a browser doesn't have it. */
function define(name: 'geolocation' | 'permissions', value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(Navigator.prototype, name);
  else Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
}

function permissionsOf() {
  return {
    query: async () => {
      const own = current;
      if (!own) throw new Error('The story is over');
      return {
        get state() {
          return own.state;
        },
        addEventListener: own.target.addEventListener.bind(own.target),
      };
    },
  };
}

function geolocationThat(position: NonNullable<LocatedBrowser['position']>) {
  return {
    getCurrentPosition: (found: PositionCallback, fail: PositionErrorCallback) => {
      if (position === 'never') return;
      if (position === 'found')
        return found({ coords: { latitude: 52.09, longitude: 5.12 } } as GeolocationPosition);
      fail({ code: position, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    },
  };
}
