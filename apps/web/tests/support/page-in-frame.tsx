import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wholePage } from './page-in-frame.css';

export interface PageInFrameProps {
  /** The name of the frame for screen readers. */
  title: string;
  /** The document, from its first tag on. */
  children: ReactElement;
}

/** Shows a story that is a whole document, with styles of its own, as its reader gets it. */
export function PageInFrame({ title, children }: PageInFrameProps) {
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      className={wholePage}
      srcDoc={`<!DOCTYPE html>${renderToStaticMarkup(children)}`}
    />
  );
}
