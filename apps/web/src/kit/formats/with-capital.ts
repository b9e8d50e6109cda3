/** Words as they begin a label, in the writing of a language. */
export function withCapital(words: string, locale: string): string {
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
