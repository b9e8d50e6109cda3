import { Trans, useLingui } from '@lingui/react/macro';
import type { ColorMode } from '@vela/contract/page';
import { FieldGroup } from '@vela/ui/Field';
import { Segments } from '@vela/ui/Segments';
import { useState } from 'react';
import { usePage } from '../page';
import { setColorMode } from './color-mode';
import { needsScript } from './ModeSwitch.css';

/** Light, dark, or as the device has it. */
export function ModeSwitch() {
  const { t } = useLingui();
  const [mode, setMode] = useState(usePage().colorMode);
  const choose = (chosen: ColorMode) => {
    setColorMode(chosen);
    setMode(chosen);
  };
  const options = [
    { value: 'system', label: t({ message: 'Auto', context: 'colour mode' }) },
    { value: 'light', label: t({ message: 'Light', context: 'colour mode' }) },
    { value: 'dark', label: t({ message: 'Dark', context: 'colour mode' }) },
  ] as const;
  return (
    <div className={needsScript}>
      <FieldGroup label={<Trans>Appearance</Trans>}>
        <Segments name="mode" options={options} value={mode} onChange={choose} />
      </FieldGroup>
    </div>
  );
}
