import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OutgoingContent } from '@vela/domain/chat';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Notice } from '@vela/ui/Notice';
import { useEffect, useState, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addPhoto } from '@vela/contract/endpoints/add-photo';
import { useErrorWords } from '../shared/use-error-words';
import type { Charging } from '../shared/use-charge';
import { WayToCredits } from './WayToCredits';
import * as styles from './ChatComposer.css';
import { useApi } from '../../../kit/session/member-data-context';
import { sentPhotoQueryOptions } from '../shared/sent-photo';

interface PhotoSheetProps {
  /** The chosen one; null while it is closed. */
  file: File | null;
  onClose: () => void;
  name: string;
  charging: Charging;
  onSend: (content: OutgoingContent) => void;
}

/** A look at a photo before it is sent, with what it costs; then how much of it is there. */
export function PhotoSheet({ file, onClose, name, charging, onSend }: PhotoSheetProps) {
  const { upload, start, cancel } = usePhotoUpload();
  const charge = charging.chargeOf({ type: 'photo' });
  const cost = 'cost' in charge ? charge.cost : charging.costOf({ type: 'photo' });
  const close = () => {
    cancel();
    onClose();
  };
  const send = async () => {
    const photoId = file && (await start(file));
    if (photoId === null) return;
    onSend({ type: 'photo', photoId });
    onClose();
  };
  return (
    <Dialog
      isOpen={file !== null}
      onClose={close}
      title={
        <Trans>
          Send this photo to <span translate="no">{name}</span>?
        </Trans>
      }
      actions={
        <>
          <Button
            onClick={() => void send()}
            busy={upload.status === 'sending'}
            disabled={!('cost' in charge)}
          >
            <Plural value={cost} one="Send for # credit" other="Send for # credits" />
          </Button>
          <Button tone="line" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {file && <Preview file={file} />}
        <State upload={upload} />
        {'errorCode' in charge && (
          <Notice tone="warning" action={<WayToCredits />}>
            <Trans>You do not have enough credits for a photo.</Trans>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function State({ upload }: Pick<ReturnType<typeof usePhotoUpload>, 'upload'>) {
  const { t } = useLingui();
  const wordsOf = useErrorWords();
  if (upload.status === 'sending')
    return <progress className={styles.progress} aria-label={t`Sending the photo`} value={upload.sent} />;
  if (upload.status === 'failed') {
    return (
      <Notice tone="danger" announced="at once">
        {wordsOf(upload.error)}
      </Notice>
    );
  }
  return null;
}

function Preview({ file }: { file: File }) {
  const { t } = useLingui();
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return src === undefined ? null : <img className={styles.preview} src={src} alt={t`Your photo`} />;
}

type Upload =
  | { status: 'idle' }
  /** `sent` from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; error: unknown };

interface PhotoUpload {
  upload: Upload;
  /** The photo's id; null when it failed or was broken off. */
  start: (file: File) => Promise<string | null>;
  cancel: () => void;
}

/** Uploads a photo for a message. */
function usePhotoUpload(): PhotoUpload {
  const api = useApi();
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const start = async (file: File) => {
    const { signal } = (running.current = new AbortController());
    setUpload({ status: 'sending', sent: 0 });
    try {
      const onUpload = (sent: number) => setUpload({ status: 'sending', sent });
      const { photo } = await api.call(addPhoto, { photo: file, purpose: 'chat' }, { signal, onUpload });
      queryClient.setQueryData(sentPhotoQueryOptions(photo.id).queryKey, photo);
      setUpload({ status: 'idle' });
      return photo.id;
    } catch (error) {
      setUpload(signal.aborted ? { status: 'idle' } : { status: 'failed', error });
      return null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setUpload({ status: 'idle' });
  };
  return { upload, start, cancel };
}
