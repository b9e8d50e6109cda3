import { Children, isValidElement, type ReactNode } from 'react';
import { sentence } from './Sentences.css';

/** The sentences of a heading, each from a line of its own: the text has a `<br />` between them. */
export function Sentences({ children }: { children: ReactNode }) {
  return sentencesOf(children).map((pieces, index) => (
    <span key={index} className={sentence}>
      {pieces}{' '}
    </span>
  ));
}

/** What stands between the line breaks, elements within a sentence among it. */
function sentencesOf(children: ReactNode): ReactNode[][] {
  return Children.toArray(children).reduce<ReactNode[][]>(
    (sentences, piece) =>
      isBreak(piece) ? [...sentences, []] : [...sentences.slice(0, -1), [...(sentences.at(-1) ?? []), piece]],
    [[]],
  );
}

function isBreak(piece: ReactNode): boolean {
  return isValidElement(piece) && piece.type === 'br';
}
