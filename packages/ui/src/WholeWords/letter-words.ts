/** A letter, a hyphen and a word, such as “e-mail”: a line that ended behind the hyphen would tear it. */
const LETTER_WORD = /(?<!\p{L})(\p{L}-\p{L}+)/gu;

/** A text in pieces that give it whole again; every second one is such a word. */
export function splitAtLetterWords(text: string): readonly string[] {
  return text.split(LETTER_WORD);
}
