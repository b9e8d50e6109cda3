import type { Browser, System } from './session';

/** The brands of browsers, which no language translates. */
export const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  vivaldi: 'Vivaldi',
};

/** And those of systems. */
export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};
