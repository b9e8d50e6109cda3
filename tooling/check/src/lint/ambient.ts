import type { Place } from './place.ts';

/** What some part of the workspace may not touch: globals such as `fetch`, and members such as `Date.now`. */
interface AmbientRule {
  where: (place: Place) => boolean;
  globals: ReadonlySet<string>;
  /** `new Date()` and `Date()` read the clock; with an argument they only convert. */
  clock: boolean;
  because: string;
}

const CLOCK = [
  'Date.now',
  'Temporal.Now',
  'performance.now',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
];

const CHANCE = ['Math.random', 'crypto'];

const NETWORK = [
  'fetch',
  'globalThis.fetch',
  'window.fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'navigator.sendBeacon',
];

const PLATFORM = [
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Buffer',
];

const isOneOf =
  (...packages: readonly string[]) =>
  (place: Place): boolean =>
    packages.includes(place.package);

/** The few files of the server that make the clock, the randomness and the configuration. */
const SERVER_EDGE = /^src\/(config|main|core\/(clock|random))\.ts$/;

/** In these packages the architecture passes in what is a global elsewhere. */
export const AMBIENT_RULES: readonly AmbientRule[] = [
  {
    where: isOneOf('packages/domain', 'packages/atlas', 'packages/contract'),
    globals: new Set([...CLOCK, ...CHANCE, ...NETWORK, ...PLATFORM]),
    clock: true,
    because: 'pure packages get the time and chance as arguments and know no platform',
  },
  {
    where: isOneOf('packages/demo'),
    globals: new Set([...CLOCK, ...CHANCE, ...NETWORK, 'process']),
    clock: true,
    because: 'the demo is the same on every installation: time is an argument, and chance comes from a text',
  },
  {
    where: isOneOf('packages/ui'),
    globals: new Set([...NETWORK, 'process']),
    clock: false,
    because: 'the ui package shows what it is given and never fetches',
  },
  {
    where: isOneOf('packages/api-client', 'apps/web', 'apps/lander'),
    globals: new Set(['process', 'Math.random']),
    clock: false,
    because: 'code for the browser has no process, and chance comes from crypto',
  },
  {
    where: (place) => place.package === 'apps/server' && !SERVER_EDGE.test(place.path),
    globals: new Set(['Date.now', 'Math.random', 'process.env']),
    clock: true,
    because: 'the server has one clock, one source of chance and one reader of the environment',
  },
];
