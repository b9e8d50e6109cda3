import type { Oklch } from './oklch';
import { scales } from './scales';

const { navy, sky, lime, red, amber, sand } = scales;
const white: Oklch = { l: 1, c: 0, h: 0 };

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** What a niche changes: the colour that acts and the light behind the first screen. */
export interface NicheColors {
  accent: Oklch;
  accentHover: Oklch;
  accentPress: Oklch;
  onAccent: Oklch;
  hero1: Oklch;
  hero2: Oklch;
}

/** The meanings, the only colour names a component may ask for; `on…` is the text that stands on its namesake. */
const light = {
  surface: sand[1],
  surfaceRaised: white,
  surfaceSunken: sand[2],
  surfaceHover: sand[3],
  tray: sand[3],
  trayChosen: white,
  text: navy[12],
  textMuted: { l: 0.475, c: 0.03, h: 262 },
  border: sand[4],
  borderControl: { l: 0.625, c: 0.025, h: 262 },
  accentSoft: sky[3],
  accentSoftHover: sky[4],
  onAccentSoft: navy[11],
  secondary: sky[6],
  link: sky[9],
  bubbleOwn: navy[11],
  onBubbleOwn: white,
  bubbleOther: white,
  success: lime[5],
  onSuccess: lime[12],
  successSoft: lime[2],
  successText: { l: 0.45, c: 0.115, h: 127 },
  successEdge: lime[8],
  danger: red[9],
  onDanger: white,
  dangerHover: red[10],
  dangerSoft: red[2],
  dangerText: red[9],
  warning: amber[6],
  onWarning: amber[12],
  warningSoft: amber[2],
  warningText: amber[10],
  premium: navy[12],
  onPremium: sky[4],
  premiumEdge: { ...white, alpha: 0.2 },
  fictional: amber[3],
  onFictional: amber[12],
  focus: sky[8],
  scrim: { l: 0.21, c: 0.045, h: 262, alpha: 0.62 },
  glass: { ...white, alpha: 0.94 },
  onPhoto: white,
  photoShade: { l: 0.16, c: 0.045, h: 262, alpha: 0.78 },
} as const satisfies Record<string, Oklch>;

export type ColorName = keyof typeof light;

/** Dark is a palette of its own: navy-tinted greys, with light blue in the place of navy. */
const dark = {
  surface: { l: 0.195, c: 0.02, h: 262 },
  surfaceRaised: { l: 0.238, c: 0.024, h: 262 },
  surfaceSunken: { l: 0.178, c: 0.02, h: 262 },
  surfaceHover: { l: 0.29, c: 0.03, h: 262 },
  tray: { l: 0.29, c: 0.03, h: 262 },
  trayChosen: { l: 0.42, c: 0.04, h: 262 },
  text: { l: 0.952, c: 0.008, h: 85 },
  textMuted: { l: 0.755, c: 0.022, h: 262 },
  border: { l: 0.325, c: 0.028, h: 262 },
  borderControl: { l: 0.6, c: 0.04, h: 262 },
  accentSoft: { l: 0.315, c: 0.055, h: 245 },
  accentSoftHover: { l: 0.365, c: 0.065, h: 245 },
  onAccentSoft: sky[3],
  secondary: sky[6],
  link: sky[6],
  bubbleOwn: { l: 0.44, c: 0.1, h: 255 },
  onBubbleOwn: white,
  bubbleOther: { l: 0.29, c: 0.03, h: 262 },
  success: lime[5],
  onSuccess: lime[12],
  successSoft: { l: 0.285, c: 0.055, h: 127 },
  successText: lime[5],
  successEdge: lime[6],
  danger: { l: 0.63, c: 0.2, h: 25 },
  onDanger: { l: 0.16, c: 0.04, h: 25 },
  dangerHover: { l: 0.68, c: 0.18, h: 25 },
  dangerSoft: { l: 0.27, c: 0.07, h: 25 },
  dangerText: red[6],
  warning: amber[6],
  onWarning: amber[12],
  warningSoft: { l: 0.285, c: 0.05, h: 75 },
  warningText: amber[5],
  premium: navy[12],
  onPremium: sky[4],
  premiumEdge: { ...white, alpha: 0.2 },
  fictional: amber[3],
  onFictional: amber[12],
  focus: sky[5],
  scrim: { l: 0.1, c: 0.02, h: 262, alpha: 0.72 },
  glass: { l: 0.238, c: 0.024, h: 262, alpha: 0.94 },
  onPhoto: white,
  photoShade: { l: 0.16, c: 0.045, h: 262, alpha: 0.78 },
} as const satisfies Record<ColorName, Oklch>;

export const colors = { light, dark } as const satisfies Record<Mode, Record<ColorName, Oklch>>;
