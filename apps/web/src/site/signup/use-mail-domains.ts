import { useEffect, useState } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';

/** Returns the domains of many addresses, loaded once an address is typed: nobody who only looks at the page needs them. */
export function useMailDomains(email: string): readonly string[] {
  const [domains, setDomains] = useState<readonly string[]>([]);
  const isTyped = email !== '';
  useEffect(() => {
    if (!isTyped) return;
    void tryToLoad(() => import('@vela/atlas/mail-domains')).then(
      (loaded) => loaded && setDomains(loaded.MAIL_DOMAINS),
    );
  }, [isTyped]);
  return domains;
}
