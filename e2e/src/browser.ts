import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The same without windows, which costs a fifth less. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

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

interface Choice {
  /** What may be installed, the best first. */
  installed?: readonly string[];
  args?: readonly string[];
}

/** The machine's own Chromium where it has one; Playwright's elsewhere. */
export function chromium({ installed = [SYSTEM_CHROMIUM], args = [] }: Choice = {}): Pick<
  Use,
  'browserName' | 'launchOptions'
> {
  const executablePath = process.env['CHROMIUM'] ?? installed.find((path) => existsSync(path));
  return {
    browserName: 'chromium',
    launchOptions: { args: [...ARGS, ...args], ...(executablePath !== undefined && { executablePath }) },
  };
}

/**
 * The lightest that the machine has, for whatever keeps no picture to the pixel. Without windows it would fit letters to whole
 * pixels, which nobody's browser does.
 */
export function lightChromium(): ReturnType<typeof chromium> {
  return chromium({ installed: [WITHOUT_WINDOWS, SYSTEM_CHROMIUM], args: ['--font-render-hinting=none'] });
}

/** The machine's own even where lighter ones are tested with: for what only a browser with windows does. */
export function chromiumWithWindows(): ReturnType<typeof chromium> {
  const chosen = chromium();
  if (!existsSync(SYSTEM_CHROMIUM)) return chosen;
  return { ...chosen, launchOptions: { ...chosen.launchOptions, executablePath: SYSTEM_CHROMIUM } };
}

export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
} as const satisfies Use;

export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const satisfies Use;
