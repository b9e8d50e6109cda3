import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Missing } from './use-order';

/** What is still to be chosen, in words. */
export const MISSING_WORDS = {
  package: <Trans>Please choose how many credits you would like.</Trans>,
  method: <Trans>Please choose how you would like to pay.</Trans>,
  issuer: <Trans>Please choose your bank.</Trans>,
} as const satisfies Record<Missing, ReactNode>;
