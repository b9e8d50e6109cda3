import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { FieldGroup } from '@vela/ui/Field';
import { Stack } from '@vela/ui/layout';
import { ModeSegments } from '../../kit/frame/color-mode/ModeSegments';
import { FormError } from '../../kit/forms/FormError';
import { usePostedError } from '../../kit/forms/use-posted-error';
import { SettingsCard } from './SettingsCard';

/** Light, dark, or as the device has it; without script by a button. */
export function AppearanceForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  return (
    <SettingsCard
      title={t`Appearance`}
      lead={<Trans>“System” follows your device. This choice is for this browser only.</Trans>}
      done={isDone && <Trans>Your choice has been saved.</Trans>}
    >
      <form method="post" action="/settings/appearance">
        <Stack gap="5">
          <FormError apiError={usePostedError('settings/appearance')} />
          <FieldGroup label={<Trans>Theme</Trans>}>
            <ModeSegments />
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
