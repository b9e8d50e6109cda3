import type { Config } from '../core/config';

/** Whether there are the demo's tools: not where strangers can reach it, since they show what is each member's own. */
export function hasDevTools({ mode, publicDemo }: Pick<Config, 'mode' | 'publicDemo'>): boolean {
  return mode === 'demo' && !publicDemo;
}
