import { Trans } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Stack } from '@vela/ui/layout';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import type { BrowserStop } from '../../kit/session/passkeys/browser-stop';
import { usePasskeySupport } from '../../kit/session/passkeys/use-passkey-support';
import { LoginError } from './LoginError';
import { unknownSupport } from './Login.css';
import type { PasskeyLogInEnd, Suggesting } from './send-passkey-log-in';

interface PasskeyLogInProps {
  onDone: (result: ResultOf<'logIn'>) => void;
}

/** The log-in with a passkey: by its button, and where the browser suggests what to fill in. Not there where the browser can't. */
export function PasskeyLogIn({ onDone }: PasskeyLogInProps) {
  const support = usePasskeySupport();
  const { apiError, stop, isBusy, logIn } = useLogIn(onDone);
  useSuggestion(support === true && !isBusy, logIn.end);
  if (support === false) return null;
  const isLeaving = apiError?.code === 'account_deleted';
  return (
    <div className={support === null ? unknownSupport : undefined}>
      <Stack gap="4">
        <LoginError apiError={apiError} />
        {stop && <Stopped stop={stop} />}
        <Button
          tone="line"
          wide
          icon={Fingerprint}
          busy={isBusy}
          onClick={() => void logIn.start({ reactivates: isLeaving })}
        >
          {isLeaving ? <Trans>Bring my account back and log in</Trans> : <Trans>Log in with a passkey</Trans>}
        </Button>
      </Stack>
    </div>
  );
}

function Stopped({ stop }: { stop: BrowserStop }) {
  if (stop === 'cancelled') {
    return (
      <Notice announced="politely">
        <Trans>No passkey was used. You can try again, or log in with your password.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" announced="at once">
      <Trans>Your browser couldn’t use a passkey. Please log in with your password.</Trans>
    </Notice>
  );
}

function useLogIn(onDone: PasskeyLogInProps['onDone']) {
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const [stop, setStop] = useState<BrowserStop | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const end = (ended: PasskeyLogInEnd) => {
    setStop('stop' in ended ? ended.stop : null);
    setApiError('apiError' in ended ? ended.apiError : null);
    // The page is being left then: its button stays busy.
    if ('result' in ended) onDone(ended.result);
    else setIsBusy(false);
  };
  const start = async ({ reactivates }: { reactivates: boolean }) => {
    if (isBusy) return;
    setIsBusy(true);
    setStop(null);
    const part = await import('./send-passkey-log-in').catch(() => null);
    end((await part?.sendPasskeyLogIn({ reactivates })) ?? { apiError: { code: 'network_failed' } });
  };
  return { apiError, stop, isBusy, logIn: { start, end } };
}

/** How long a suggestion stays before its challenge is renewed, which lives for five minutes; in milliseconds. */
const SUGGESTED_MS = 4 * 60_000;

/** Signs of somebody at the page: they come before the field of the address has the focus. */
const BEGINNINGS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Has the browser suggest passkeys where the address is typed, for as long as somebody looks at the page. A first look at
 * the page loads nothing for it: it begins with the first move.
 */
function useSuggestion(isOffered: boolean, onEnd: (end: PasskeyLogInEnd) => void): void {
  const [round, setRound] = useState(0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOffered) return;
    const left = new AbortController();
    const { signal } = left;
    let startedAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      const isOld = startedAt !== null && performance.now() - startedAt >= SUGGESTED_MS;
      if (isOld && document.visibilityState === 'visible') setRound((before) => before + 1);
    };
    const begin = () => {
      if (startedAt !== null) return;
      startedAt = performance.now();
      timer = setTimeout(renew, SUGGESTED_MS);
      void suggest({ signal, onEnd: end });
    };
    for (const beginning of BEGINNINGS)
      document.addEventListener(beginning, begin, { signal, passive: true });
    document.addEventListener('visibilitychange', renew, { signal });
    // Somebody began before the page reacted, or is still there when a suggestion is renewed.
    if (round > 0 || document.activeElement !== document.body) begin();
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isOffered, round]);
}

/** Its code is loaded for that alone: where it doesn't load, nothing is suggested. */
async function suggest(suggesting: Suggesting): Promise<void> {
  const part = await import('./send-passkey-log-in').catch(() => null);
  if (!suggesting.signal.aborted) await part?.suggestPasskeys(suggesting);
}
