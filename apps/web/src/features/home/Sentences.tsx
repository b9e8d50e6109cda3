import { Children, type ReactNode } from 'react';
import { sentence } from './Sentences.css';

/** The sentences of a heading, each from a line of its own: the text has a `<br />` between them. */
export function Sentences({ children }: { children: ReactNode }) {
  return Children.toArray(children)
    .filter((piece) => typeof piece === 'string')
    .map((piece) => (
      <span key={piece} className={sentence}>
        {piece}{' '}
      </span>
    ));
}
