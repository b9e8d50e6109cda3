import type { Tracking } from '@vela/domain/landers';
import type { SignupStep } from '@vela/domain/signup';

interface StepPlace {
  step: SignupStep;
  /** Opened from the summary, to change one thing. */
  isEdit?: boolean;
  /** Who sent the visitor, as this page's address says: kept nowhere else, it goes along. */
  source: Tracking;
}

/** The address of a step. */
export function stepAddress({ step, isEdit = false, source }: StepPlace): string {
  const query = new URLSearchParams({ step, ...(isEdit && { edit: '1' }), ...source });
  return `/signup?${query.toString()}`;
}
