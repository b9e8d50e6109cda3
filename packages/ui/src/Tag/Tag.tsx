import type { ReactNode } from 'react';
import { tag } from './Tag.css';

export interface TagProps {
  tone?: 'soft' | 'solid' | 'quiet' | 'success' | 'warning' | undefined;
  children: ReactNode;
}

/** A word or two about the thing it stands on: "25% off", "Popular". */
export function Tag({ tone = 'soft', children }: TagProps) {
  return <span className={tag[tone]}>{children}</span>;
}
