import { expect, it } from 'vitest';
import { deviceOf } from './device-of';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'desktop', 'chrome', 'linux'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'desktop',
    'firefox',
    'windows',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'phone',
    'safari',
    'ios',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    'phone',
    'chrome',
    'ios',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'desktop',
    'safari',
    'macos',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'phone',
    'chrome',
    'android',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'phone',
    'samsung',
    'android',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'desktop',
    'edge',
    'windows',
  ],
  [
    `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'desktop',
    'chrome',
    'chromeos',
  ],
])('reads %s', (userAgent, ...device) => {
  const { kind, browser, system } = deviceOf(userAgent);
  expect([kind, browser, system]).toEqual(device);
});

it.each([
  [null],
  [''],
  ['curl/8.5.0'],
  ['<script>alert(1)</script>'],
  ['('.repeat(512)],
  ['x'.repeat(100_000)],
])('names nothing that %j does not say', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ kind: 'desktop', browser: null, system: null });
});
