import type { SignupStep } from '@vela/domain/signup';
import { isPlainClick } from '@vela/ui/plain-click';
import { TextLink } from '@vela/ui/TextLink';
import type { MouseEvent, ReactNode } from 'react';
import { useGo } from '../../kit/page/use-routing';
import { useStepAddress } from './use-step-address';

interface StepLinkProps {
  step: SignupStep;
  /** It leads to one step, to change its answers and come back to the summary. */
  isEdit?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** The link to another step; it leaves the page in place, and with it the password. */
export function StepLink({ step, isEdit = false, onClick, children }: StepLinkProps) {
  const go = useGo();
  const href = useStepAddress()(step, { isEdit });
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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
