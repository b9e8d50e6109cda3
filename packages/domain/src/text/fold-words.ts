import { toNormalForm } from './normal-form';

/**
 * Words as they are compared: small letters without accents or what isn't seen, and a space between words and at both ends, so that a word is found
 * as a whole. What isn't a letter or a digit parts words.
 */
export function foldWords(text: string): string {
  // Marks, and characters that show nothing, stand within words.
  const plain = toNormalForm(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss');
  const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** Whether a folded text holds one of some words or phrases, each as a whole; `*` at its end stands for any ending. */
export function holdsPhrase(folded: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const isOpen = phrase.endsWith('*');
    const words = foldWords(phrase);
    return words.trim() !== '' && folded.includes(isOpen ? words.trimEnd() : words);
  });
}
