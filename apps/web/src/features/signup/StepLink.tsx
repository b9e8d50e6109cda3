import { createLink } from '@tanstack/react-router';
import type { SignupStep } from '@vela/domain/signup';
import { TextLink } from '@vela/ui/TextLink';
import type { ReactNode } from 'react';

const RouterTextLink = createLink(TextLink);

interface StepLinkProps {
  step: SignupStep;
  /** To change one thing and come back to the summary. */
  isEdit?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** The way to another step; it keeps the page, and with it the password. */
export function StepLink({ step, isEdit = false, onClick, children }: StepLinkProps) {
  return (
    <RouterTextLink
      alone
      onClick={onClick}
      to="/signup"
      search={{ step, ...(isEdit ? { edit: 1 as const } : {}) }}
    >
      {children}
    </RouterTextLink>
  );
}
