import type { ElementProps } from '../element-props';
import { textLink } from './TextLink.css';

export interface TextLinkProps extends ElementProps<'a'> {
  /** It stands by itself, not in running text, and is a full target for a finger. */
  alone?: boolean | undefined;
}

export function TextLink({ alone = false, children, ...attributes }: TextLinkProps) {
  return (
    <a {...attributes} className={textLink[alone ? 'alone' : 'running']}>
      {alone ? <span>{children}</span> : children}
    </a>
  );
}

export interface TextButtonProps extends ElementProps<'button'> {
  alone?: boolean | undefined;
}

/** Something to do that reads like a link. */
export function TextButton({ alone = false, ...attributes }: TextButtonProps) {
  return <button type="button" {...attributes} className={textLink[alone ? 'alone' : 'running']} />;
}
