import type { ReactNode } from 'react';
import { Heading, type HeadingProps, type HeadingSize } from '../Heading';
import { Icon, type IconGlyph } from '../Icon';
import { WholeWords } from '../WholeWords';
import { actions, empty, emptyPage, mark, pageWords, words } from './EmptyState.css';

export interface EmptyStateProps {
  icon: IconGlyph;
  tone?: 'calm' | 'good' | 'danger' | undefined;
  title: ReactNode;
  /** 1 where it is the whole page. The heading can take the focus. */
  level?: HeadingProps['level'] | undefined;
  /** One sentence: what to do next. */
  children?: ReactNode;
  /** Its buttons, the primary one first. */
  action?: ReactNode;
}

const SIZES = { 1: 'display', 2: 'section', 3: 'body', 4: 'body' } as const satisfies Record<
  HeadingProps['level'],
  HeadingSize
>;

/** What a screen shows that has nothing to show, and what to do about it. */
export function EmptyState({ icon, tone = 'calm', title, level = 3, children, action }: EmptyStateProps) {
  return (
    <div className={level === 1 ? emptyPage : empty}>
      <span className={mark[tone]}>
        <Icon of={icon} size="huge" />
      </span>
      <Heading level={level} size={SIZES[level]} tabIndex={-1}>
        {title}
      </Heading>
      {children !== undefined && (
        <p className={level === 1 ? pageWords : words}>
          <WholeWords>{children}</WholeWords>
        </p>
      )}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  );
}
