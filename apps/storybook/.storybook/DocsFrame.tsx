import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { themes } from 'storybook/theming';
import { useGlobals } from './use-globals';

const DARK_DEVICE = matchMedia('(prefers-color-scheme: dark)');

/** Storybook's own words around the stories of a page, as light or dark as these: beside the other the eye adapts to neither. */
export function DocsFrame({ context, children }: ComponentProps<typeof DocsContainer>) {
  const { theme } = useGlobals(context);
  const isDeviceDark = useSyncExternalStore(watchDevice, () => DARK_DEVICE.matches);
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

function watchDevice(listener: () => void) {
  DARK_DEVICE.addEventListener('change', listener);
  return () => DARK_DEVICE.removeEventListener('change', listener);
}
