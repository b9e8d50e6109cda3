import { useMemo, useState } from 'react';
import type { Go, Routing } from '../../../kit/page/routing-context';
import { useInLanguage } from '../../../kit/page/use-in-language';
import { useGo } from '../../../kit/page/use-routing';
import type { SignupData } from '../load-signup';

/** Where a sign-up over a page is: its steps have addresses that the browser doesn't show. Any other leaves the page. */
export function useSignupRouting({ address, loaded }: { address: string; loaded: SignupData }): Routing {
  const outer = useGo();
  const inLanguage = useInLanguage();
  const [href, setHref] = useState(() => inLanguage(address));
  return useMemo(() => {
    const go: Go = (target, options) => {
      const { pathname, search } = new URL(target, location.href);
      if (pathname !== '/signup') return outer(target, options);
      setHref(pathname + search);
    };
    return { page: 'signup', href, loaded, isGoing: false, go };
  }, [href, loaded, outer]);
}
