import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** An id; the page's `main` unless said otherwise. */
  target?: string | undefined;
  /** The target, in words, if it is not the content. */
  children?: ReactNode;
}

/** Seen when the keyboard comes to it. The first stop of a page: past the navigation; another one before much else. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children ?? <Trans>Skip to content</Trans>}
    </a>
  );
}
