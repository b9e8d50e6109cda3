import { trackingOf, type Tracking } from '@vela/domain/landers';
import { isSignupOpen } from '@vela/domain/signup';
import { ButtonLink } from '@vela/ui/Button';
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { usePage } from '../page';
import { useAddressQuery, type Query } from '../routing';
import type { JoinModalProps } from './JoinModal';

export interface JoinLinkProps {
  /** For whose sake the visitor joins. */
  member: { id: string; name: string };
  children: ReactNode;
}

/**
 * The way into the sign-up that leaves the visitor where they are: it opens the sign-up modal. Without script, and where
 * only the invited may join, it is the link to the sign-up's own page.
 */
export function JoinLink({ member, children }: JoinLinkProps) {
  const { settings } = usePage();
  const source = useAddressQuery(trafficSource);
  const [Modal, setModal] = useState<ComponentType<JoinModalProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const href = `/signup?${new URLSearchParams({ ...source, signup_member_id: member.id }).toString()}`;

  const open = async () => {
    try {
      const { JoinModal } = await import('./JoinModal');
      setModal(() => JoinModal);
      setIsOpen(true);
    } catch {
      location.assign(href);
    }
  };
  const follow = (event: MouseEvent) => {
    if (!isSignupOpen(settings.signups, source) || opensElsewhere(event)) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <ButtonLink href={href} onClick={follow} aria-haspopup="dialog">
        {children}
      </ButtonLink>
      {Modal && <Modal isOpen={isOpen} member={member} source={source} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function trafficSource(query: Query): Tracking {
  return trackingOf((field) => query[field]);
}

/** In another tab or window, or as a file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
