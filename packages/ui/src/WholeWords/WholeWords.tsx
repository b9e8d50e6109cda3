import { splitAtLetterWords } from './letter-words';
import { whole } from './WholeWords.css';

/** Text whose lines don’t end inside a word such as “e-mail”. */
export function WholeWords({ children }: { children: string }) {
  return splitAtLetterWords(children).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={whole}>
        {piece}
      </span>
    ),
  );
}
