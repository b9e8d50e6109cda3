import { foldWords, holdsPhrase } from '../text';

/** How many words count of those that a member hides. */
const MOST_HIDDEN = 50;

/** The words of a list that a member wrote, one a line or parted by commas; each once. */
export function hiddenWordsOf(list: string): string[] {
  const words = list.split(/[\n,;]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => foldWords(word).trim() !== ''))].slice(0, MOST_HIDDEN);
}

/** Whether a message holds one of the words that its reader hides. */
export function holdsHiddenWord(text: string, hidden: readonly string[]): boolean {
  return hidden.length > 0 && holdsPhrase(foldWords(text), hidden);
}
