import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OutgoingContent } from '@vela/domain/chat';
import { PHOTO_TYPES } from '@vela/domain/photos';
import { Dialog } from '@vela/ui/Dialog';
import { IconButton } from '@vela/ui/IconButton';
import { Notice } from '@vela/ui/Notice';
import { Tooltip } from '@vela/ui/Tooltip';
import Image from 'lucide-react/icons/image';
import { useRef, useState } from 'react';
import { Button } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import type { ApiErrorData } from '../../../kit/forms/api-result';
import { checkFiles } from '../../../kit/forms/photos/check-files';
import { WayToCredits } from './WayToCredits';
import { lazyPart, useHasBeen } from '../shared/lazy-part';
import type { Charging } from '../shared/use-charge';

const PhotoSheet = lazyPart(async () => (await import('./PhotoSheet')).PhotoSheet);

interface PhotoToolProps {
  name: string;
  charging: Charging;
  onSend: (content: OutgoingContent) => void;
}

const ONE = { room: 1, limit: 1 } as const;

/** Chooses a photo; it is sent after a look at it and at what it costs. */
export function PhotoTool({ name, charging, onSend }: PhotoToolProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const wasChosen = useHasBeen(file !== null);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const [hasTooFew, setHasTooFew] = useState(false);
  const choose = () => {
    // The credits are checked before a photo is chosen: it would be gone when its member returns from buying.
    if ('errorCode' in charging.chargeOf({ type: 'photo' })) setHasTooFew(true);
    else input.current?.click();
  };
  const cost = charging.costOf({ type: 'photo' });
  const words = t`Send a photo, ${plural(cost, { one: '# credit', other: '# credits' })}`;
  return (
    <>
      <Tooltip words={words}>
        <IconButton icon={Image} label={words} onClick={choose} />
      </Tooltip>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        hidden
        onChange={({ target }) => {
          const { accepted, rejected } = checkFiles([...(target.files ?? [])], ONE);
          setFile(accepted[0] ?? null);
          setApiError(rejected[0]?.apiError ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {wasChosen && <PhotoSheet file={file} onClose={() => setFile(null)} {...{ name, charging, onSend }} />}
      <Dialog isOpen={hasTooFew} title={words} onClose={() => setHasTooFew(false)}>
        <Notice tone="warning" action={<WayToCredits tone="primary" />}>
          <Trans>You do not have enough credits for a photo.</Trans>
        </Notice>
      </Dialog>
      <PhotoError apiError={apiError} onChoose={choose} onClose={() => setApiError(null)} />
    </>
  );
}

interface PhotoErrorProps {
  /** null while it is closed. */
  apiError: ApiErrorData | null;
  onChoose: () => void;
  onClose: () => void;
}

/** Why the chosen file can't be sent, before anyone waits for it, and the way to another. */
function PhotoError({ apiError, onChoose, onClose }: PhotoErrorProps) {
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
