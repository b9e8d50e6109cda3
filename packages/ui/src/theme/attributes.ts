import type { Niche } from '@vela/domain/sites';
import type { Mode } from '../tokens';

/** What the root element carries for its theme; `system` follows the device. */
export function themeAttributes({ mode, niche }: { mode: Mode | 'system'; niche: Niche }): ThemeAttributes {
  return {
    'data-theme': mode === 'system' ? undefined : mode,
    'data-niche': niche === 1 ? undefined : niche,
  };
}

interface ThemeAttributes {
  'data-theme': Mode | undefined;
  'data-niche': Niche | undefined;
}
