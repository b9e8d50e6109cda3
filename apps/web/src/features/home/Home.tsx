import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** What a visitor sees first. */
export function Home() {
  const [count, setCount] = useState(0);
  return (
    <main id="main">
      <h1>
        <Trans>Take your time. Meet someone real.</Trans>
      </h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
