import { globalFontFace } from '@vanilla-extract/css';
import { FONT_SUBSETS, FONT_WEIGHT_RANGE, unicodeRange } from '../fonts/subsets';
import { fallbackFonts } from '../tokens/type';

for (const { file, ranges } of FONT_SUBSETS) {
  globalFontFace('Bricolage Grotesque', {
    src: `url("../fonts/${file}") format("woff2")`,
    fontWeight: `${FONT_WEIGHT_RANGE.min} ${FONT_WEIGHT_RANGE.max}`,
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(ranges),
  });
}

for (const { family, ...font } of fallbackFonts) globalFontFace(family, font);
