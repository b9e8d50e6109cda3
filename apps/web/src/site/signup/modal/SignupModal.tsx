import { Trans } from '@lingui/react/macro';
import { closesSignupModal, isSignupInProgress, type SignupModalCloser } from '@vela/domain/sites';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Dialog } from '@vela/ui/Dialog';
import { useMemo, useRef, useState } from 'react';
import { readFormValues } from '../../../kit/forms/form-values';
import type { SignupModalProps } from '../../../kit/join/signup-modal';
import { PageContext, usePage } from '../../../kit/page/page-context';
import type { PageSettings } from '../../../kit/page/page-data';
import { queryOf } from '../../../kit/page/query';
import { RoutingContext } from '../../../kit/page/routing-context';
import type { SignupData } from '../load-signup';
import { OverPageContext } from '../over-page';
import { parseSignupSearch } from '../signup-search';
import { MailSent } from './MailSent';
import { MemberNameContext } from '../member-name';
import { ModalFrame } from './ModalFrame';
import { useBackCloses } from './use-back-closes';
import { useModalFocus } from './use-modal-focus';
import { useSignupRouting } from './use-signup-routing';
import { useWaysOut } from './use-ways-out';

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
