import { NICHES } from '@vela/domain/sites';
import { describe, expect, it } from 'vitest';
import { colors, MODES, type ColorName, type Mode, type NicheColors } from './colors';
import { niches } from './niches';
import type { Oklch } from './oklch';
import { contrast } from './testing/contrast';

type Name = ColorName | keyof NicheColors;

const GROUNDS = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'hero1',
  'hero2',
] as const satisfies readonly Name[];

/** Which texts may stand on which grounds: at least 4.5:1. */
const TEXTS = [
  ...pairs(['text', 'textMuted', 'link'], GROUNDS),
  ...pairs(['dangerText', 'successText'], ['surface', 'surfaceRaised', 'surfaceSunken']),
  ...pairs(['accent'], ['surface', 'surfaceRaised']),
  ...pairs(['onAccent'], ['accent', 'accentHover', 'accentPress']),
  ...pairs(['onAccentSoft'], ['accentSoft', 'accentSoftHover', 'surfaceRaised']),
  ...pairs(['link'], ['accentSoft']),
  ...pairs(['text'], ['accentSoft', 'bubbleOther', 'glass', 'tray', 'trayChosen']),
  ...pairs(['textMuted'], ['tray']),
  ...pairs(['onBubbleOwn'], ['bubbleOwn']),
  ...pairs(['onSuccess'], ['success']),
  ...pairs(['successText'], ['successSoft']),
  ...pairs(['onDanger'], ['danger', 'dangerHover']),
  ...pairs(['dangerText'], ['dangerSoft']),
  ...pairs(['onWarning'], ['warning']),
  ...pairs(['warningText'], ['warningSoft']),
  ...pairs(['onPremium'], ['premium']),
  ...pairs(['onFictional'], ['fictional']),
];

/** What shows where a control is, that it has the focus or how it stands: at least 3:1. */
const EDGES = [
  ...pairs(
    ['borderControl', 'focus', 'danger', 'successEdge'],
    ['surface', 'surfaceRaised', 'surfaceSunken'],
  ),
  ...pairs(['borderControl'], ['surfaceHover']),
  ...pairs(['focus'], ['accentSoft', 'hero1', 'hero2']),
  // It lies on the background of opened photos.
  ...pairs(['focus'], ['premium']),
  ...pairs(['accent'], ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'border']),
  // The thumb of a switch on its track, off and on.
  ...pairs(['onPhoto'], ['borderControl']),
  ...pairs(['onAccent'], ['accent']),
];

const THEMES = NICHES.flatMap((niche) =>
  MODES.map((mode) => ({ niche, mode, table: themeColors(mode, niches[niche][mode]) })),
);

describe.each(THEMES)('the $mode theme of niche $niche', ({ table }) => {
  it.each(TEXTS)('has $top on $ground at 4.5:1 or more', ({ top, ground }) => {
    expect(contrast(table[top], table[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has what is chosen lighter than what it is chosen from', () => {
    expect(table.trayChosen.l).toBeGreaterThanOrEqual(table.tray.l + 0.05);
  });

  it.each(EDGES)('has the edge $top on $ground at 3:1 or more', ({ top, ground }) => {
    expect(contrast(table[top], table[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the niches', () => {
  it('differ from each other in the colour that acts', () => {
    const accents = NICHES.map((niche) => JSON.stringify(niches[niche].light.accent));
    expect(new Set(accents).size).toBe(NICHES.length);
  });
});

function themeColors(mode: Mode, niche: NicheColors): Record<Name, Oklch> {
  return { ...colors[mode], ...niche };
}

function pairs<Top extends Name, Ground extends Name>(
  tops: readonly Top[],
  grounds: readonly Ground[],
): { top: Top; ground: Ground }[] {
  return tops.flatMap((top) => grounds.map((ground) => ({ top, ground })));
}
