import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { ROOT } from './root';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The folder in which the launcher makes the tests' own browser. */
const OWN_BROWSERS = join(ROOT, '.cache', 'test-browser') + sep;

/** Whether this run shows pages in the tests' own browser, with its own fonts: only this browser draws the baseline pictures. */
export const HAS_OWN_BROWSER = process.env['CHROMIUM']?.startsWith(OWN_BROWSERS) ?? false;

/**
 * What a test never sees: without the menu of a bar that isn't there and without a process kept ready, a window costs half
 * the processor time. The switch counts once, so those that Playwright turns off and pages would notice stand here again.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A browser without windows would fit letters to whole pixels, which no visible browser does.
  '--font-render-hinting=none',
  `--disable-features=${UNUSED.join(',')}`,
];

type Use = NonNullable<PlaywrightTestConfig['use']>;

/** What CHROMIUM names, which the launcher sets; without it the machine's own, and Playwright's where there is none. */
export function chromium({ args = [] }: { args?: readonly string[] } = {}): Pick<
  Use,
  'browserName' | 'launchOptions'
> {
  const system = existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
  const executablePath = process.env['CHROMIUM'] ?? system;
  return {
    browserName: 'chromium',
    launchOptions: { args: [...ARGS, ...args], ...(executablePath !== undefined && { executablePath }) },
  };
}

export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
} as const satisfies Use;

export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const satisfies Use;
