import type { SignupStep } from '@vela/domain/signup';
import { TextLink } from '@vela/ui/TextLink';
import type { MouseEvent, ReactNode } from 'react';
import { useGo } from '../../shell/routing';
import { stepAddress } from './step-address';

interface StepLinkProps {
  step: SignupStep;
  /** To change one thing and come back to the summary. */
  isEdit?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** The way to another step; it keeps the page, and with it the password. */
export function StepLink({ step, isEdit = false, onClick, children }: StepLinkProps) {
  const go = useGo();
  const href = stepAddress({ step, isEdit });
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.();
    go(href);
  };
  return (
    <TextLink alone href={href} onClick={follow}>
      {children}
    </TextLink>
  );
}
