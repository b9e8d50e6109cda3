import { useLingui } from '@lingui/react';
import { latestTracking, trackingOf } from '@vela/domain/landers';
import { isSignupOpen } from '@vela/domain/signup';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useKnownSource } from '../consent/use-known-source';
import { usePage } from '../page/page-context';
import { queryOf } from '../page/query';
import { followSignupLinks } from './follow-signup-links';
import type { LoadSignupModal, SignupModalProps } from './signup-modal';

type Modal = ComponentType<SignupModalProps>;

/**
 * The sign-up modal of a visitor's page (product.md §2, Signup modal): links to the sign-up open it over the page. Without
 * script, and where it can't be loaded, they lead to the sign-up's own page.
 */
export function SignupPart({ load }: { load: LoadSignupModal }) {
  const page = usePage();
  const { i18n } = useLingui();
  const source = useKnownSource();
  const [shown, setShown] = useState<{ Modal: Modal; link: HTMLAnchorElement } | null>(null);
  const loading = useRef<Promise<Modal | null>>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const loadOnce = () => (loading.current ??= load({ page, i18n }));
  const opens = useEffectEvent((link: HTMLAnchorElement) => {
    // A link of the sign-up itself leads to one of its steps.
    if (link.pathname !== '/signup' || link.closest('dialog')) return false;
    const query = queryOf(link.search);
    return isSignupOpen(page.settings.signups, latestTracking(trackingOf((field) => query[field]), source));
  });
  const open = useEffectEvent(async (link: HTMLAnchorElement) => {
    if (opener.current !== null) return;
    opener.current = link;
    link.setAttribute('aria-busy', 'true');
    const Modal = await loadOnce();
    link.removeAttribute('aria-busy');
    if (Modal) return setShown({ Modal, link });
    opener.current = null;
    loading.current = null;
    location.assign(link.href);
  });
  const intend = useEffectEvent(() => void loadOnce());
  useEffect(() => followSignupLinks({ opens, open: (link) => void open(link), intend }), []);
  useEffect(() => {
    if (shown !== null) return;
    // Not each browser gives the focus to a link that is pressed, and so none back.
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [shown]);
  if (shown === null) return null;
  const { Modal, link } = shown;
  return (
    <Modal
      address={link.pathname + link.search}
      memberName={link.dataset['memberName'] ?? null}
      onClose={() => setShown(null)}
    />
  );
}
