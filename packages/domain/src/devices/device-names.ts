/** The brands of browsers, which no language translates. */
export const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  vivaldi: 'Vivaldi',
} as const;

/** And those of systems. */
export const SYSTEM_NAMES = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
} as const;

/** The browsers that are named. */
export type Browser = keyof typeof BROWSER_NAMES;

/** The systems that are named. */
export type System = keyof typeof SYSTEM_NAMES;
