import type { SignupStep } from '@vela/domain/signup';

/** The address of a step, opened from the summary to change one thing where `isEdit`. */
export function stepAddress({ step, isEdit = false }: { step: SignupStep; isEdit?: boolean }): string {
  return `/signup?step=${step}${isEdit ? '&edit=1' : ''}`;
}
