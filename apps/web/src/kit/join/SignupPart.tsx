import { useLingui } from '@lingui/react';
import { isPlainClick } from '@vela/ui/plain-click';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { usePage } from '../page/page-context';
import type { LoadSignupModal, SignupModalProps } from './signup-modal';
import { useJoinHref } from './use-join-href';

/** In the modal itself they lead to its steps. */
const LINKS = 'a[href^="/signup"]:not(dialog a, [target])';

/** Who puts a finger or the focus on a link is likely to press it. */
const EVENTS = ['pointerdown', 'focusin', 'click'] as const;

/**
 * The sign-up modal of a visitor's page (product.md §2, Signup modal): links to the sign-up open it over the page. Without
 * script, and where it can't be loaded, they lead to the sign-up's own page.
 */
export function SignupPart({ load }: { load: LoadSignupModal }) {
  const page = usePage();
  const { i18n } = useLingui();
  const isOpen = useJoinHref() !== null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const follow = useEffectEvent(async (event: Event) => {
    const link = isOpen && event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS);
    if (!link) return;
    const isPress = event instanceof MouseEvent && event.type === 'click';
    if (isPress) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      link.ariaBusy = 'true';
    }
    const Modal = await load({ page, i18n });
    if (!isPress) return;
    link.ariaBusy = null;
    if (Modal) setOpened({ Modal, link });
    else location.assign(link.href);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const name of EVENTS)
      addEventListener(name, (event) => void follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return opened && <opened.Modal link={opened.link} onClose={() => setOpened(null)} />;
}

interface Opened {
  Modal: ComponentType<SignupModalProps>;
  link: HTMLAnchorElement;
}
