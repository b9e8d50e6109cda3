import { useLingui } from '@lingui/react/macro';
import type { ColorMode } from '@vela/contract/page';
import { Segments } from '@vela/ui/Segments';
import { useState } from 'react';
import { usePage } from '../../page/page-context';
import { setCookie } from '../../page/set-cookie';
import { themeColorMedia } from './theme-color-media';

/** Light, dark, or as the device has it: shown at once. Stands in a `FieldGroup`. */
export function ModeSegments() {
  const { t } = useLingui();
  const [mode, setMode] = useState(usePage().colorMode);
  const choose = (chosen: ColorMode) => {
    setColorMode(chosen);
    setMode(chosen);
  };
  const options = [
    { value: 'system', label: t({ message: 'System', context: 'colour mode' }) },
    { value: 'light', label: t({ message: 'Light', context: 'colour mode' }) },
    { value: 'dark', label: t({ message: 'Dark', context: 'colour mode' }) },
  ] as const;
  return <Segments name="mode" options={options} value={mode} onChange={choose} />;
}

/** Shows the page in a mode at once and stores the choice; `system` deletes it. */
function setColorMode(mode: ColorMode): void {
  setCookie('mode', mode === 'system' ? null : mode);
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  for (const shown of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][data-mode="${shown}"]`);
    meta?.setAttribute('media', themeColorMedia(shown, mode));
  }
}
