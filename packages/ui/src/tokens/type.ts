/** Eight sizes, fluid between 375 and 1200 px. */
export const fontSizes = {
  stamp: '0.75rem',
  label: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1.034rem + 0.12vw, 1.125rem)',
  section: 'clamp(1.25rem, 1.193rem + 0.242vw, 1.375rem)',
  page: 'clamp(1.5rem, 1.386rem + 0.485vw, 1.75rem)',
  display: 'clamp(1.875rem, 1.591rem + 1.212vw, 2.5rem)',
  hero: 'clamp(2.25rem, 1.432rem + 3.492vw, 4.05rem)',
} as const;

export const fontWeights = { regular: '420', medium: '550', bold: '650', heavy: '700' } as const;

export const lineHeights = { tight: '1.06', snug: '1.25', text: '1.5' } as const;

export const tracking = { tight: '-0.028em', snug: '-0.014em' } as const;

export const fontFamily = '"Bricolage Grotesque", "Vela Fallback", system-ui, sans-serif';

/** Arial, set so that its text takes the room of the web font: nothing moves when that arrives. */
export const fallbackFonts = [
  {
    src: 'local("Arial"), local("Liberation Sans")',
    fontWeight: '100 599',
    sizeAdjust: '103.6%',
    ascentOverride: '89.8%',
    descentOverride: '26.1%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold")',
    fontWeight: '600 900',
    sizeAdjust: '100%',
    ascentOverride: '93.1%',
    descentOverride: '27%',
    lineGapOverride: '0%',
  },
] as const;
