export { cleanText } from './clean-text';
export { countGraphemes, firstGraphemes, hasHugeCharacter } from './count-graphemes';
export { countCharacters, findTextFault, isTypedTooLong, UNITS_PER_CHARACTER } from './find-text-fault';
export type { TextBounds } from './find-text-fault';
export { foldWords, holdsPhrase } from './fold-words';
export { hasMarkPile, toNormalForm } from './normal-form';
export { withoutEnd } from './without-end';
