import type { MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { WholeWords } from '../WholeWords';
import { button, dot, dots, quietWords, words as wordsStyle } from './Button.css';

export type ButtonTone = 'primary' | 'soft' | 'line' | 'plain' | 'danger' | 'dangerLine';

interface ButtonLooksProps {
  /** `primary` stands once in a view. */
  tone?: ButtonTone | undefined;
  size?: 'normal' | 'small' | undefined;
  /** It is as wide as its place; with 'phone' only there, and elsewhere as its words. */
  wide?: boolean | 'phone' | undefined;
  icon?: IconGlyph | undefined;
  iconEnd?: IconGlyph | undefined;
  /** What it started is still under way: it keeps its width, shows three dots and does nothing. */
  busy?: boolean | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLooksProps, Omit<ElementProps<'button'>, 'children'> {
  /** The icon is filled: what the button stands for is so. */
  filled?: boolean | undefined;
  /** It can't be pressed for a while: unlike a disabled one it keeps the focus. */
  resting?: boolean | undefined;
}

export function Button({
  tone = 'primary',
  size = 'normal',
  wide = false,
  icon,
  iconEnd,
  filled = false,
  busy = false,
  resting = false,
  children,
  ...attributes
}: ButtonProps) {
  const words = (
    <Words icon={icon} iconEnd={iconEnd} filled={filled} size={size}>
      {children}
    </Words>
  );
  return (
    <button
      type="button"
      {...attributes}
      {...(resting && RESTING)}
      {...(busy && BUSY)}
      className={button({ tone, size, wide, resting })}
    >
      {busy ? <Busy>{words}</Busy> : words}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLooksProps, Omit<ElementProps<'a'>, 'children'> {}

/** A link that looks like a button; a router wraps it, as it takes every attribute of a link. */
export function ButtonLink({
  tone = 'primary',
  size = 'normal',
  wide = false,
  icon,
  iconEnd,
  busy = false,
  children,
  ...attributes
}: ButtonLinkProps) {
  const words = (
    <Words icon={icon} iconEnd={iconEnd} size={size}>
      {children}
    </Words>
  );
  return (
    <a {...attributes} {...(busy && BUSY)} className={button({ tone, size, wide })}>
      {busy ? <Busy>{words}</Busy> : words}
    </a>
  );
}

interface WordsProps {
  icon: IconGlyph | undefined;
  iconEnd: IconGlyph | undefined;
  filled?: boolean;
  size: 'normal' | 'small';
  children: ReactNode;
}

/** The words are one part beside the icons, whatever stands among them: parts of their own would lose the spaces between. */
function Words({ icon, iconEnd, filled, size, children }: WordsProps) {
  const iconSize = size === 'small' ? 'small' : 'medium';
  return (
    <>
      {icon && <Icon of={icon} size={iconSize} filled={filled} />}
      <span className={wordsStyle}>
        <WholeWords>{children}</WholeWords>
      </span>
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </>
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={quietWords}>{children}</span>
      <span className={dots} aria-hidden="true">
        <span className={dot} />
        <span className={dot} />
        <span className={dot} />
      </span>
    </>
  );
}

// A disabled button would lose the focus; this one keeps it and swallows the second click, a submit included.
const RESTING = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

const BUSY = { ...RESTING, 'aria-busy': true } as const;
