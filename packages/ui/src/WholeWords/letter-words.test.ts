import { describe, expect, it } from 'vitest';
import { splitAtLetterWords } from './letter-words';

describe('splitAtLetterWords', () => {
  it.each([
    ['We send e-mails to you.', ['We send ', 'e-mails', ' to you.']],
    ['Ihre E-Mail-Adresse', ['Ihre ', 'E-Mail', '-Adresse']],
    ['E-Mail', ['', 'E-Mail', '']],
    ['Push-Benachrichtigung, 18-25', ['Push-Benachrichtigung, 18-25']],
    ['', ['']],
  ])('divides “%s”', (text, pieces) => {
    expect(splitAtLetterWords(text)).toEqual(pieces);
  });
});
