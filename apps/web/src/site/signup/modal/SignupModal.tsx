import { Trans } from '@lingui/react/macro';
import { closesSignupModal, type SignupModalCloser } from '@vela/domain/sites';
import { Dialog } from '@vela/ui/Dialog';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from 'react';
import { OverPageContext } from '../../../kit/join/over-page';
import type { SignupModalProps } from '../../../kit/join/signup-modal';
import { PageContext, usePage } from '../../../kit/page/page-context';
import type { PageSettings } from '../../../kit/page/page-data';
import { pressedLink } from '../../../kit/page/pressed-link';
import { RoutingContext } from '../../../kit/page/routing-context';
import { useGo } from '../../../kit/page/use-routing';
import type { SignupData } from '../load-signup';
import { SIGNUP_FORM } from '../signup-form';
import { useBackCloses } from './use-back-closes';
import { useSignupRouting } from './use-signup-routing';

interface PreparedModalProps extends SignupModalProps {
  Screen: ComponentType;
  /** Those that only the sign-up needs. */
  settings: Partial<PageSettings>;
  loaded: SignupData;
}

/** What was posted, as the page after it gets it. */
const MAIL_SENT = { name: 'signup', values: {}, error: null, done: true } as const;

/**
 * The whole sign-up over a page (product.md §2, Signup modal). Its screen is that of the page /signup, between a page and an
 * address of its own: neither stands in the browser's address bar.
 */
export function SignupModal({ address, memberName, onClose, Screen, settings, loaded }: PreparedModalProps) {
  const page = usePage();
  const content = useRef<HTMLDivElement>(null);
  const [inProgress, setInProgress] = useState(false);
  const [isMailSent, setIsMailSent] = useState(false);
  /** Counts the sign-ups that were begun here. */
  const [begun, setBegun] = useState(0);
  const isShown = useRef(true);
  const routing = useSignupRouting({ address, loaded });
  const close = useBackCloses(onClose);
  const closeBy = (by: SignupModalCloser) => {
    if (closesSignupModal(by, { inProgress })) close();
  };
  const beginAgain = () => {
    setIsMailSent(false);
    setBegun(begun + 1);
    routing.go(address);
  };
  useWaysOut({ onClose, onBeginAgain: beginAgain });
  useFirstFocus(content, begun);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const onMailSent = () => {
    setIsMailSent(true);
    setInProgress(false);
    return isShown.current;
  };
  const { name } = page.settings;
  const signupPage = {
    ...page,
    settings: { ...page.settings, ...settings },
    form: isMailSent ? MAIL_SENT : undefined,
  };
  return (
    <Dialog
      isOpen
      size="page"
      title={
        <Trans>
          Join <span translate="no">{name}</span>
        </Trans>
      }
      onClose={closeBy}
    >
      <div ref={content}>
        <PageContext value={signupPage}>
          <RoutingContext value={routing}>
            <OverPageContext value={{ memberName, onStanding: setInProgress, onMailSent }}>
              <Screen key={begun} />
            </OverPageContext>
          </RoutingContext>
        </PageContext>
      </div>
    </Dialog>
  );
}

/** Links that lead out of a sign-up: to the log-in, and to another sign-up once one is done. */
function useWaysOut({ onClose, onBeginAgain }: { onClose: () => void; onBeginAgain: () => void }): void {
  const go = useGo();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.defaultPrevented ? null : pressedLink(event);
    if (!link?.closest('dialog') || (link.pathname !== '/login' && link.pathname !== '/signup')) return;
    event.preventDefault();
    if (link.pathname === '/signup') return onBeginAgain();
    // It isn't there for who comes back.
    onClose();
    go(link.pathname + link.search, { replaces: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('click', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/**
 * The focus begins in the first field, or where the sign-up itself leads it. When that is a stored draft's, the form is
 * another one from the second render on.
 */
function useFirstFocus(content: RefObject<HTMLElement | null>, begun: number): void {
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => setReady(begun), [begun]);
  useEffect(() => {
    const form = content.current?.querySelector(`#${SIGNUP_FORM}`);
    if (ready === null || form?.contains(document.activeElement)) return;
    form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [content, ready]);
}
