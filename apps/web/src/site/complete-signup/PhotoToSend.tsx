import { Trans, useLingui } from '@lingui/react/macro';
import type { Api } from '@vela/api-client/create-api';
import { isFinalForPhoto } from '@vela/domain/photos';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { errorText } from '@vela/ui/error-text';
import { Heading } from '@vela/ui/Heading';
import { Photo } from '@vela/ui/Photo';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { useDone } from '../../kit/forms/use-done';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { useApi } from '../../kit/session/member-data-context';
import { useSend } from '../../kit/session/use-send';
import { usePreview } from '../../kit/forms/photos/use-preview';
import { tabStore } from '../../kit/storage/safe-store';
import {
  deleteWaitingPhoto,
  readWaitingPhoto,
  type WaitingPhoto,
} from '../../kit/forms/photos/waiting-photo';
import { hasPhoto } from '../../kit/forms/photos/has-photo';
import { sendWaitingPhoto } from '../../kit/forms/photos/send-waiting-photo';
import * as styles from './PhotoToSend.css';

/** The photo that was chosen while signing up and has not arrived, with the way to send it once more. */
export function PhotoToSend({ owner }: { owner: string }) {
  const { waiting, leaveOut } = useWaitingPhoto(owner);
  const added = useDone<true>(null);
  if (added.result !== null)
    return (
      <DoneNotice times={added.times}>
        <Trans>Your photo is on your profile.</Trans>
      </DoneNotice>
    );
  if (waiting === null) return null;
  const { picture, apiError } = waiting;
  return (
    <Card as="section" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section">
          <Trans>Your photo is not on your profile yet</Trans>
        </Heading>
        {picture === null ? (
          <ChooseAgain apiError={apiError} />
        ) : (
          <Sending {...{ picture, owner, apiError }} onDone={() => added.show(true)} onLeaveOut={leaveOut} />
        )}
      </Stack>
    </Card>
  );
}

/** The photo that waits, once it is clear that it didn't arrive. */
function useWaitingPhoto(owner: string) {
  const api = useApi();
  const [waiting, setWaiting] = useState<WaitingPhoto | null>(null);
  useEffect(() => {
    let isOver = false;
    void findWaitingPhoto(api, owner).then((found) => {
      if (!isOver) setWaiting(found);
    });
    return () => {
      isOver = true;
    };
  }, [api, owner]);
  const leaveOut = () => {
    deleteWaitingPhoto(tabStore);
    setWaiting(null);
  };
  return { waiting, leaveOut };
}

/** One without an owner was chosen in this tab for an account that was made without the page's help. */
async function findWaitingPhoto(api: Api, owner: string): Promise<WaitingPhoto | null> {
  const found = readWaitingPhoto(tabStore, owner) ?? readWaitingPhoto(tabStore, null);
  const arrived = found && (await hasPhoto(api));
  if (!arrived?.ok || !arrived.result) return found;
  deleteWaitingPhoto(tabStore);
  return null;
}

interface SendingProps {
  picture: Blob;
  owner: string;
  /** Why it didn't arrive before. */
  apiError: ApiErrorData | null;
  onDone: () => void;
  onLeaveOut: () => void;
}

function Sending({ picture, owner, apiError: before, onDone, onLeaveOut }: SendingProps) {
  const { t } = useLingui();
  const src = usePreview(picture);
  const api = useApi();
  const call = useSend((client, run: (client: Api) => Promise<unknown>) => run(client));
  const [sent, setSent] = useState<number | null>(null);
  const [apiError, setApiError] = useState(before);
  const sendOnce = async (): Promise<ApiErrorData | null> => {
    const arrived = await hasPhoto(api);
    if (!arrived.ok) return arrived.apiError;
    if (!arrived.result) return sendWaitingPhoto(call, { picture, owner, onSent: setSent });
    deleteWaitingPhoto(tabStore);
    return null;
  };
  const send = async () => {
    setSent(0);
    const error = await sendOnce();
    setSent(null);
    setApiError(error);
    if (error === null) onDone();
  };
  return (
    <div className={styles.sending}>
      <Photo
        photo={src === null ? null : { id: 'waiting', variant: 'sharp', src }}
        alt={t`Your photo`}
        sizes="7rem"
        corners="control"
        isFirst
      />
      <Stack gap="3">
        {sent === null ? (
          <Why apiError={apiError} />
        ) : (
          <progress className={styles.progress} max={1} value={sent} aria-label={t`Upload`} />
        )}
        {sent === null && apiError && isFinalForPhoto(apiError.code) ? (
          <ToProfile hasFocus={apiError !== before} />
        ) : (
          <Button size="small" tone="soft" busy={sent !== null} onClick={() => void send()}>
            {apiError ? <Trans>Try again</Trans> : <Trans>Send it now</Trans>}
          </Button>
        )}
        {sent === null && (
          <Button size="small" tone="line" onClick={onLeaveOut}>
            <Trans>Leave it out</Trans>
          </Button>
        )}
      </Stack>
    </div>
  );
}

function Why({ apiError }: { apiError: ApiErrorData | null }) {
  const { i18n } = useLingui();
  return (
    <output>
      <Text size="label">
        {apiError ? (
          errorText(i18n, apiError)
        ) : (
          <Trans>The upload was not finished. The photo is still here.</Trans>
        )}
      </Text>
    </output>
  );
}

/** This browser had no room to store it: there is nothing to try again, so only an error of the picture itself is shown. */
function ChooseAgain({ apiError }: { apiError: ApiErrorData | null }) {
  const { i18n } = useLingui();
  return (
    <>
      <Text size="label">
        {apiError && isFinalForPhoto(apiError.code) && errorText(i18n, apiError)}{' '}
        <Trans>Choose it once more on your profile.</Trans>
      </Text>
      <ToProfile />
    </>
  );
}

/**
 * The link to the page where another photo can be chosen; it replaces the pressed button and takes its focus.
 */
function ToProfile({ hasFocus = false }: { hasFocus?: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <ButtonLink ref={link} size="small" tone="soft" href="/profile">
      <Trans>To my profile</Trans>
    </ButtonLink>
  );
}
