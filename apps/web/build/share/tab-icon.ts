import { NICHES, type Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/mark';
import { colors, hexColor, niches } from '@vela/ui/tokens';

/**
 * The mark for the browser's tab, for each niche, as SVG: in the accent of its theme, by day and by night.
 *
 * @public The build loads it by its path.
 */
export function tabIcons(): { niche: Niche; svg: string }[] {
  return NICHES.map((niche) => ({ niche, svg: iconSvg(niche) }));
}

function iconSvg(niche: Niche): string {
  const { light, dark } = niches[niche];
  const styles = [
    `.main{fill:${hexColor(light.accent)}}`,
    `.lee{fill:${hexColor(colors.light.secondary)}}`,
    `@media (prefers-color-scheme:dark){.main{fill:${hexColor(dark.accent)}}.lee{fill:${hexColor(colors.dark.secondary)}}}`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}"><style>${styles.join('')}</style><path class="main" d="${MARK.main}"/><path class="lee" d="${MARK.lee}"/></svg>\n`;
}
