import { Trans } from '@lingui/react/macro';
import { closesSignupModal, isSignupInProgress, type SignupModalCloser } from '@vela/domain/sites';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Dialog } from '@vela/ui/Dialog';
import { useMemo, useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { EmptyState } from '@vela/ui/EmptyState';
import { isPlainClick } from '@vela/ui/plain-click';
import { readFormValues } from '../../../kit/forms/form-values';
import type { SignupModalProps } from '../../../kit/join/signup-modal';
import { PageContext, usePage } from '../../../kit/page/page-context';
import type { PageSettings } from '../../../kit/page/page-data';
import { queryOf } from '../../../kit/page/query';
import { RoutingContext, type Go, type Routing } from '../../../kit/page/routing-context';
import type { SignupData } from '../load-signup';
import { OverPageContext } from '../over-page';
import { parseSignupSearch } from '../signup-search';
import { MemberNameContext } from '../member-name';
import { ModalFrame } from './ModalFrame';
import type { AnswerPageProps } from '../../../kit/forms/AnswerPage';
import { SIGNUP_FORM } from '../signup-form';
import { useInLanguage } from '../../../kit/page/use-in-language';
import { useGo } from '../../../kit/page/use-routing';

interface PreparedModalProps extends SignupModalProps {
  /** The screens of the page /signup. */
  screens: typeof import('..');
  /** Those that only the sign-up needs. */
  settings: Partial<PageSettings>;
  loaded: SignupData;
}

/**
 * The whole sign-up over a page (product.md §2, Signup modal). Its screen is that of the page /signup, with settings and an
 * address of its own: the browser shows neither.
 */
export function SignupModal({ link, onClose, screens, settings, loaded }: PreparedModalProps) {
  const page = usePage();
  const content = useRef<HTMLDivElement>(null);
  const [isMailSent, setIsMailSent] = useState(false);
  /** Counts the sign-ups that were begun here. */
  const [begun, setBegun] = useState(0);
  const address = link.pathname + link.search;
  const routing = useSignupRouting({ address, loaded });
  const goBack = useBackCloses(onClose);
  useWaysOut({
    onLogIn: onClose,
    onBeginAgain: () => {
      setIsMailSent(false);
      setBegun(begun + 1);
      routing.go(address);
    },
  });
  useModalFocus({ content, begun, link });
  const closeBy = (by: SignupModalCloser) => {
    const isStepDone = parseSignupSearch(queryOf(routing.href)).step !== 'account';
    const inProgress = !isMailSent && isSignupInProgress({ isStepDone, typed: typedIn(content.current) });
    if (closesSignupModal(by, { inProgress })) goBack();
  };
  const over = useMemo(
    () => ({
      Frame: ModalFrame,
      heading: { level: 3, size: 'page' } as const,
      onMailSent: () => {
        setIsMailSent(true);
        return content.current !== null;
      },
    }),
    [],
  );
  const { name } = page.settings;
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
        {link.dataset['memberFictional'] !== undefined && <FictionalStrip shape="pill" />}
        <PageContext value={{ ...page, settings: { ...page.settings, ...settings } }}>
          <RoutingContext value={routing}>
            <OverPageContext value={over}>
              <MemberNameContext value={link.dataset['memberName']}>
                {isMailSent ? <screens.CheckMail Answer={MailSent} /> : <screens.SignupRoute key={begun} />}
              </MemberNameContext>
            </OverPageContext>
          </RoutingContext>
        </PageContext>
      </div>
    </Dialog>
  );
}

/** What stands in the fields of the step, the hidden ones left out. */
function typedIn(content: HTMLElement | null): string[] {
  const form = content?.querySelector('form');
  if (!form) return [];
  const hidden = [...form.querySelectorAll<HTMLInputElement>('[type="hidden"]')].map(({ name }) => name);
  return Object.entries(readFormValues(form)).flatMap(([name, value]) =>
    hidden.includes(name) ? [] : [value],
  );
}

/** The answer in the dialog. Its heading is announced: the button that was pressed is gone. */
function MailSent(answer: AnswerPageProps) {
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => state.current?.querySelector('h3')?.focus(), []);
  return (
    <div ref={state}>
      <EmptyState level={3} {...answer} />
    </div>
  );
}

/**
 * Lets the browser's Back close what is over the page, as long as this is rendered. Returns a function that closes it from the
 * page, which goes back in the history, too: one press of Back then leaves the page, as before.
 */
function useBackCloses(onClose: () => void): () => void {
  const back = useEffectEvent(onClose);
  useEffect(() => {
    history.pushState(null, '');
    const listening = new AbortController();
    addEventListener('popstate', () => back(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return () => history.back();
}

interface ModalFocus {
  content: RefObject<HTMLElement | null>;
  /** Counts the sign-ups that were begun in the dialog. */
  begun: number;
  link: HTMLElement;
}

/** Begins in the first field, unless the sign-up itself leads elsewhere, and ends at the link that opened the dialog. */
function useModalFocus({ content, begun, link }: ModalFocus): void {
  // A stored draft replaces the first form, at the second render.
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => setReady(begun), [begun]);
  useEffect(() => {
    const form = content.current?.querySelector(`#${SIGNUP_FORM}`);
    if (ready === null || form?.contains(document.activeElement)) return;
    form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [content, ready]);
  // Not each browser gives the focus to a link that is pressed, and then the dialog gives none back.
  useEffect(() => () => link.focus({ preventScroll: true }), [link]);
}

/** Where a sign-up over a page is: its steps have addresses that the browser doesn't show. Any other leaves the page. */
function useSignupRouting({ address, loaded }: { address: string; loaded: SignupData }): Routing {
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

interface WaysOut {
  onLogIn: () => void;
  onBeginAgain: () => void;
}

const WAYS_OUT = 'dialog a:is([href^="/signup"], [href^="/login"])';

/** Follows the links that lead out of a sign-up in the dialog: to the log-in, and to another sign-up once one is done. */
function useWaysOut({ onLogIn, onBeginAgain }: WaysOut): void {
  const go = useGo();
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(WAYS_OUT);
    if (!link) return;
    event.preventDefault();
    if (link.pathname === '/signup') return onBeginAgain();
    // It isn't there for who comes back, and has no place in the history.
    onLogIn();
    go(link.pathname + link.search, { replaces: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('click', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
