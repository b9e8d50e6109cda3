import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

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
  `--disable-features=${UNUSED.join(',')}`,
];

type Use = NonNullable<PlaywrightTestConfig['use']>;

/** The machine's own Chromium where it has one; Playwright's elsewhere. */
export function chromium(): Pick<Use, 'browserName' | 'launchOptions'> {
  const { CHROMIUM } = process.env;
  const executablePath = CHROMIUM ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  return {
    browserName: 'chromium',
    launchOptions: { args: ARGS, ...(executablePath !== undefined && { executablePath }) },
  };
}

export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
} as const satisfies Use;

export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const satisfies Use;
