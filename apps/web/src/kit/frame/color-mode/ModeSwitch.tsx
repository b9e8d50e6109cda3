import { Trans } from '@lingui/react/macro';
import { FieldGroup } from '@vela/ui/Field';
import { ModeSegments } from './ModeSegments';
import { needsScript } from './ModeSwitch.css';

/** How pages look, among other preferences. */
export function ModeSwitch() {
  return (
    <div className={needsScript}>
      <FieldGroup label={<Trans>Appearance</Trans>}>
        <ModeSegments />
      </FieldGroup>
    </div>
  );
}
