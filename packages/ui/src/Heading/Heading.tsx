import type { ElementProps } from '../element-props';
import { WholeWords } from '../WholeWords';
import { heading } from './Heading.css';

export type HeadingSize = keyof typeof heading;

export interface HeadingProps extends ElementProps<'h2'> {
  /** Its place in the page's outline; how it looks is `size`. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize | undefined;
}

const USUAL_SIZE = { 1: 'display', 2: 'page', 3: 'section', 4: 'body' } as const satisfies Record<
  HeadingProps['level'],
  HeadingSize
>;

/** A word such as “e-mail” stays on one line. */
export function Heading({ level, size = USUAL_SIZE[level], children, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...attributes} className={heading[size]}>
      <WholeWords>{children}</WholeWords>
    </Tag>
  );
}
