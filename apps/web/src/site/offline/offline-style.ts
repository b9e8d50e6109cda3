import type { ColorMode } from '@vela/contract/page';
import type { Niche } from '@vela/domain/sites';
import {
  colors,
  cssColor,
  fallbackFamily,
  fontSizes,
  fontWeights,
  iconSizes,
  limits,
  lineHeights,
  lines,
  marks,
  media,
  niches,
  partSizes,
  radii,
  ringOffsets,
  sizes,
  space,
  tracking,
  type ColorName,
  type Mode,
} from '@vela/ui/tokens';

const USED = [
  'surface',
  'text',
  'textMuted',
  'secondary',
  'accentSoft',
  'onAccentSoft',
  'focus',
] as const satisfies ColorName[];

/** The look of the page: that of the screens which stand in for a route, in what this page needs of it. */
export function offlineStyle({ niche, colorMode }: { niche: Niche; colorMode: ColorMode }): string {
  return [coloursOf({ niche, colorMode }), RULES].join('');
}

function coloursOf({ niche, colorMode }: { niche: Niche; colorMode: ColorMode }): string {
  if (colorMode !== 'system') return variables(niche, colorMode);
  return `${variables(niche, 'light')}@media (prefers-color-scheme:dark){${variables(niche, 'dark')}}`;
}

function variables(niche: Niche, mode: Mode): string {
  const { accent, accentHover, onAccent } = niches[niche][mode];
  const shared = USED.map((name) => [name, colors[mode][name]] as const);
  const own = Object.entries({ accent, accentHover, onAccent });
  return `:root{color-scheme:${mode};${[...shared, ...own].map(([name, color]) => `--${name}:${cssColor(color)}`).join(';')}}`;
}

const RULES = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:grid;grid-template-rows:auto 1fr;min-block-size:${limits.screen};background:var(--surface);color:var(--text);font-family:${fallbackFamily};font-size:${fontSizes.body};font-weight:${fontWeights.regular};line-height:${lineHeights.text};overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:${space[2]};min-block-size:${sizes.topBar};padding-inline:${sizes.gutter};font-size:${partSizes.logo};font-weight:${fontWeights.heavy};line-height:${lineHeights.mark};letter-spacing:${tracking.logo}}
header svg{flex:none;inline-size:${marks.logo};block-size:${marks.logo};fill:var(--accent)}
.lee{fill:var(--secondary)}
main{display:grid;align-content:center;justify-items:center;gap:${space[3]};padding:${space[10]} ${space[5]} ${space[24]};text-align:center}
.disc{display:grid;place-items:center;inline-size:${marks.emblem};block-size:${marks.emblem};margin-block-end:${space[1]};border-radius:50%;background:var(--accentSoft);color:var(--onAccentSoft)}
.disc svg{inline-size:${iconSizes.huge};block-size:${iconSizes.huge}}
h1{font-size:${fontSizes.display};font-weight:${fontWeights.bold};line-height:${lineHeights.snug};letter-spacing:${tracking.tight};text-wrap:balance}
p{max-inline-size:22em;color:var(--textMuted);text-wrap:pretty}
a{display:inline-flex;align-items:center;justify-content:center;min-block-size:${sizes.control};margin-block-start:${space[2]};padding:${space[2]} ${space[5]};border-radius:${radii.control};background:var(--accent);color:var(--onAccent);font-weight:${fontWeights.bold};line-height:${lineHeights.snug};letter-spacing:${tracking.slight};text-decoration:none}
a:hover{background:var(--accentHover)}
a:focus-visible{outline:${lines.focus} solid var(--focus);outline-offset:${ringOffsets.around}}
@media ${media.tablet}{header{min-block-size:${sizes.topBarWide};font-size:${partSizes.logoWide}}header svg{inline-size:${marks.logoWide};block-size:${marks.logoWide}}}
@media ${media.forcedColors}{a{border:${lines.hair} solid LinkText}}
`.replaceAll('\n', '');
