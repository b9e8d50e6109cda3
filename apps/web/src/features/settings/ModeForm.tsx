import { Trans, useLingui } from '@lingui/react/macro';
import type { ColorMode } from '@vela/contract/page';
import { Button } from '@vela/ui/Button';
import { FieldGroup } from '@vela/ui/Field';
import { Segments } from '@vela/ui/Segments';
import { Stack } from '@vela/ui/layout';
import { useState } from 'react';
import { setColorMode } from '../../shell/color-mode';
import { usePage } from '../../shell/page';
import { SettingsCard } from './SettingsCard';

/** Light, dark, or as the device has it; without script by a button. */
export function ModeForm() {
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
    <SettingsCard
      id="appearance"
      title={<Trans>Appearance</Trans>}
      lead={<Trans>“Auto” follows your device. This counts for this browser.</Trans>}
    >
      <form method="post" action="/settings">
        <input type="hidden" name="action" value="mode" />
        <Stack gap="5">
          <FieldGroup label={<Trans>Pages are</Trans>}>
            <Segments name="mode" options={options} value={mode} onChange={choose} />
          </FieldGroup>
          <noscript>
            <Button type="submit" tone="line" wide>
              <Trans>Change appearance</Trans>
            </Button>
          </noscript>
        </Stack>
      </form>
    </SettingsCard>
  );
}
