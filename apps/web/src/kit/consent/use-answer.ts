import type { Consent } from '@vela/domain/landers';
import { useState } from 'react';

type Given = Exclude<Consent, null>;

export interface Answering {
  status: 'open' | 'sending' | 'failed';
  give: (consent: Given) => void;
}

/** An answer on its way to the server; it counts once that has logged it. */
export function useAnswer(onLogged: (consent: Given) => void): Answering {
  const [status, setStatus] = useState<Answering['status']>('open');
  const send = async (consent: Given) => {
    setStatus('sending');
    // The client of the API comes with it: who only reads the page needs none.
    const isLogged = await import('./answer').then(
      async ({ answer }) => (await answer(consent)) === null,
      () => false,
    );
    setStatus(isLogged ? 'open' : 'failed');
    if (isLogged) onLogged(consent);
  };
  return {
    status,
    give: (consent) => {
      if (status !== 'sending') void send(consent);
    },
  };
}
