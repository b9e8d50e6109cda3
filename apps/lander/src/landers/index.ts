import type { LanderName } from '@vela/domain/landers';
import type { ReactNode } from 'react';
import { gallery } from './gallery';

/** What a lander is made of. */
export interface Lander {
  Page: () => ReactNode;
  /** Name and description of the page, for tabs and search engines. */
  Head: () => ReactNode;
}

/** The landers that exist, by their names in addresses. */
export const LANDERS = { gallery } as const satisfies Partial<Record<LanderName, Lander>>;

export type BuiltLander = keyof typeof LANDERS;
