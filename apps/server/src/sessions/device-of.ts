import type { Device } from '@vela/contract/entities/session';
import type { Browser, System } from '@vela/domain/devices';
import { parse } from 'bowser';

/** Longer ones are no browser's, and cost time to read. In UTF-16 units. */
const LONGEST = 512;

const BROWSER_OF: Readonly<Record<string, Browser>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Opera: 'opera',
  Safari: 'safari',
  'Samsung Internet for Android': 'samsung',
  Vivaldi: 'vivaldi',
};

const SYSTEM_OF: Readonly<Record<string, System>> = {
  Android: 'android',
  'Chrome OS': 'chromeos',
  iOS: 'ios',
  Linux: 'linux',
  macOS: 'macos',
  Windows: 'windows',
};

const KIND_OF: Readonly<Record<string, Device['kind']>> = { mobile: 'phone', tablet: 'tablet' };

/** What a browser is and runs on, by the User-Agent header that it sends; a desktop of unknown name where that says nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '' || userAgent.length > LONGEST) {
    return { kind: 'desktop', browser: null, system: null };
  }
  const { browser, os, platform } = parse(userAgent);
  return {
    kind: KIND_OF[platform.type ?? ''] ?? 'desktop',
    browser: BROWSER_OF[browser.name ?? ''] ?? null,
    system: SYSTEM_OF[os.name ?? ''] ?? null,
  };
}
