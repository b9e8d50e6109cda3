export { cleanText } from './clean-text';
export { countGraphemes, hasHugeCharacter } from './count-graphemes';
export { countCharacters, findTextFault, UNITS_PER_CHARACTER } from './find-text-fault';
export type { TextBounds } from './find-text-fault';
export { withoutEnd } from './without-end';
