import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import type { ApiErrorData } from '../../../kit/forms/api-result';

interface PhotoErrorProps {
  /** null while it is closed. */
  apiError: ApiErrorData | null;
  onChoose: () => void;
  onClose: () => void;
}

/** Why the chosen file can't be sent, before anyone waits for it, and the way to another. */
export function PhotoError({ apiError, onChoose, onClose }: PhotoErrorProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      isOpen={apiError !== null}
      onClose={onClose}
      title={<Trans>This photo can’t be sent</Trans>}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onChoose();
            }}
          >
            <Trans>Choose another photo</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {apiError && <Notice tone="danger">{errorText(i18n, apiError)}</Notice>}
    </Dialog>
  );
}
