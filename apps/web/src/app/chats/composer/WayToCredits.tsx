import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import type { ReactNode } from 'react';
import { useWayToCredits } from '../shared/use-way-to-credits';

interface WayToCreditsProps {
  tone?: 'line' | 'primary';
  /** What one goes there for; credits unless said otherwise. */
  children?: ReactNode;
}

/** The link to the page where credits are bought. */
export function WayToCredits({ tone = 'line', children = <Trans>Buy credits</Trans> }: WayToCreditsProps) {
  const href = useWayToCredits();
  if (href === null) return null;
  return (
    <ButtonLink tone={tone} size="small" href={href}>
      {children}
    </ButtonLink>
  );
}
