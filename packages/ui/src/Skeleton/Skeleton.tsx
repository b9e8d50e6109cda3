import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout';
import { bone } from './Skeleton.css';

export interface SkeletonProps {
  shape?: 'line' | 'lead' | 'heading' | 'control' | 'photo' | 'card' | 'whole' | 'avatar' | undefined;
  width?: 'full' | 'most' | 'half' | 'third' | undefined;
}

/** The box of something that is still on its way, as large as it will be. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={bone({ shape, width })} aria-hidden="true" />;
}

export interface LoadingProps {
  /** What is loading; without it, only that something is. */
  label?: string | undefined;
  /** `Skeleton`s, laid out like what comes. */
  children: ReactNode;
}

export function Loading({ label, children }: LoadingProps) {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label ?? t`Loading`}</VisuallyHidden>
      {children}
    </div>
  );
}
