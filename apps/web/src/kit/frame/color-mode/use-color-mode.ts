import { useLingui } from '@lingui/react/macro';
import type { ColorMode } from '@vela/contract/page';
import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context';

/** How pages look now: as the page was rendered, or as it was chosen since. */
export function useColorMode(): ColorMode {
  const { colorMode } = usePage();
  return useSyncExternalStore(neverNotified, shownMode, () => colorMode);
}

/** The modes in words. */
export function useModeNames(): Readonly<Record<ColorMode, string>> {
  const { t } = useLingui();
  return {
    system: t({ message: 'System', context: 'colour mode' }),
    light: t({ message: 'Light', context: 'colour mode' }),
    dark: t({ message: 'Dark', context: 'colour mode' }),
  };
}

function shownMode(): ColorMode {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function neverNotified(): () => void {
  return () => {};
}
