import { Trans } from '@lingui/react/macro';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** The id of the page's `main`. */
  target?: string | undefined;
}

/** The first stop of the keyboard: past the navigation. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
