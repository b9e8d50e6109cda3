import type { SignupStep } from '@vela/domain/signup';
import type { Tracking } from '@vela/domain/landers';
import { useHere } from '../../kit/page/use-routing';
import { useInLanguage } from '../../kit/page/use-in-language';
import { useTrafficSource } from '../../kit/page/use-traffic-source';

/** Returns the address of a step, on the page that the sign-up is on. */
export function useStepAddress(): (step: SignupStep, edit?: { isEdit: boolean }) => string {
  const [path = ''] = useHere().split('?');
  const inLanguage = useInLanguage();
  const source = useTrafficSource();
  return (step, { isEdit } = { isEdit: false }) => inLanguage(stepAddress({ path, step, isEdit, source }));
}

interface StepPlace {
  /** The path of the page that the sign-up is on. */
  path: string;
  step: SignupStep;
  /** Opened from the summary, to change one thing. */
  isEdit?: boolean;
  /** Who sent the visitor, by this page's address: stored nowhere else, it is added to the next one. */
  source: Tracking;
}

/** The address of a step. */
export function stepAddress({ path, step, isEdit = false, source }: StepPlace): string {
  const query = new URLSearchParams({ step, ...(isEdit && { edit: '1' }), ...source });
  return `${path}?${query.toString()}`;
}
