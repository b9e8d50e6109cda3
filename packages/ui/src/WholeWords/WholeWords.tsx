import { LinguiContext } from '@lingui/react';
import { Children, useContext, useMemo, type ReactNode } from 'react';
import { splitAtLetterWords } from './letter-words';
import { whole } from './WholeWords.css';

/** Words whose lines don’t end inside one such as “e-mail”: a plain text, and what `Trans` says in the language shown. */
export function WholeWords({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? kept(children) : <WholeTranslations>{children}</WholeTranslations>;
}

/** What a translation says is known only where it is put in its place. */
function WholeTranslations({ children }: { children: ReactNode }) {
  const lingui = useContext(LinguiContext);
  const within = useMemo(() => lingui && { ...lingui, defaultComponent: WholeTranslation }, [lingui]);
  return <LinguiContext value={within}>{children}</LinguiContext>;
}

function WholeTranslation({ translation }: { translation: ReactNode }) {
  return Children.map(translation, (piece) => (typeof piece === 'string' ? kept(piece) : piece));
}

function kept(text: string): ReactNode {
  return splitAtLetterWords(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={whole}>
        {piece}
      </span>
    ),
  );
}
