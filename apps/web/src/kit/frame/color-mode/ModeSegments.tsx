import type { ColorMode } from '@vela/contract/page';
import { Segments } from '@vela/ui/Segments';
import { useState } from 'react';
import { setCookie } from '../../page/set-cookie';
import { themeColorMedia } from './theme-color-media';
import { useColorMode, useModeNames } from './use-color-mode';

const MODES = ['system', 'light', 'dark'] as const satisfies readonly ColorMode[];

/** Light, dark, or as the device has it: shown at once. Stands in a `FieldGroup`. */
export function ModeSegments() {
  const names = useModeNames();
  const shown = useColorMode();
  const [chosen, setChosen] = useState<ColorMode | null>(null);
  const choose = (mode: ColorMode) => {
    setColorMode(mode);
    setChosen(mode);
  };
  const options = MODES.map((value) => ({ value, label: names[value] }));
  return <Segments name="mode" options={options} value={chosen ?? shown} onChange={choose} />;
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
