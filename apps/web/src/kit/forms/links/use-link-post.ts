import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { ApiResult, ApiErrorData } from '../api-result';

export interface LinkPostOptions<Result> {
  /** Empty when there is nothing to post. */
  token: string;
  /** It isn't posted by itself; its button leaves the page, which the member it logs out had open. */
  waitsForPress?: boolean;
  /** `isLeaving`: the answer is another page, which is on its way. */
  send: () => Promise<ApiResult<Result> & { isLeaving?: boolean }>;
  onError?: (apiError: ApiErrorData) => void;
}

export interface LinkPost {
  status: 'waiting' | 'sending' | 'done' | 'failed';
  apiError: ApiErrorData | null;
  onSubmit: (event: FormEvent) => void;
}

/** Posts the form of a mailed link once the page is hydrated; its button does the same, and tries again. */
export function useLinkPost<Result>({
  token,
  waitsForPress = false,
  send,
  onError,
}: LinkPostOptions<Result>): LinkPost {
  const [status, setStatus] = useState<LinkPost['status']>('waiting');
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const hasPosted = useRef(false);
  const post = async () => {
    setStatus('sending');
    const outcome = await send().catch(() => ({ ok: false as const, apiError: { code: 'network_failed' } }));
    if (outcome.ok && outcome.isLeaving) return;
    setStatus(outcome.ok ? 'done' : 'failed');
    setApiError(outcome.ok ? null : outcome.apiError);
    if (!outcome.ok) onError?.(outcome.apiError);
  };
  const postOnce = useEffectEvent(() => {
    // A token is used up by its first post, so a second one would fail; the answer to the browser's own post, which the
    // button began before the page reacted, is the next page.
    if (hasPosted.current || waitsForPress || token === '' || isBeingSent()) return;
    hasPosted.current = true;
    void post();
  });
  useEffect(() => postOnce(), []);
  return {
    status,
    apiError,
    onSubmit: (event) => {
      if (waitsForPress) return;
      event.preventDefault();
      if (status !== 'sending') void post();
    },
  };
}

/** Whether a form of this page was sent by the browser itself; a script in the page's head marks it. */
function isBeingSent(): boolean {
  return document.documentElement.hasAttribute('data-sent');
}
