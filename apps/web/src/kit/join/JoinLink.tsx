import { isSignupOpen } from '@vela/domain/signup';
import { ButtonLink } from '@vela/ui/Button';
import { isPlainClick } from '@vela/ui/plain-click';
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { useIsHydrated } from '@vela/ui/hydration';
import { useKnownSource } from '../consent/use-known-source';
import { tryToLoad } from '../../first-paint/try-to-load';
import { usePage } from '../page/page-context';
import type { JoinModalProps } from './JoinModal';

export interface JoinLinkProps {
  /** The member that the visitor signs up to meet. */
  member: { id: string; name: string };
  children: ReactNode;
}

/**
 * The way into the sign-up that leaves the visitor where they are: it opens the sign-up modal. Without script, and where
 * only the invited may join, it is the link to the sign-up's own page.
 */
export function JoinLink({ member, children }: JoinLinkProps) {
  const { settings } = usePage();
  const source = useKnownSource();
  const [Modal, setModal] = useState<ComponentType<JoinModalProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const opensModal = useIsHydrated() && isSignupOpen(settings.signups, source);
  const href = `/signup?${new URLSearchParams({ ...source, signup_member_id: member.id }).toString()}`;

  const open = async () => {
    setIsLoading(true);
    const loaded = await tryToLoad(() => import('./JoinModal'));
    if (loaded) {
      setModal(() => loaded.JoinModal);
      setIsOpen(true);
    } else location.assign(href);
    setIsLoading(false);
  };
  const follow = (event: MouseEvent) => {
    if (!opensModal || !isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <ButtonLink
        href={href}
        busy={isLoading}
        onClick={follow}
        aria-haspopup={opensModal ? 'dialog' : undefined}
      >
        {children}
      </ButtonLink>
      {Modal && <Modal isOpen={isOpen} member={member} source={source} onClose={() => setIsOpen(false)} />}
    </>
  );
}
