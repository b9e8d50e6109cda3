import type { SignupStep } from '@vela/domain/signup';
import { useHere } from '../../kit/page/use-routing';
import { useInLanguage } from '../../kit/page/use-in-language';
import { useTrafficSource } from '../../kit/page/use-traffic-source';
import { stepAddress } from './step-address';

/** Returns the address of a step, on the page that the sign-up is on. */
export function useStepAddress(): (step: SignupStep, edit?: { isEdit: boolean }) => string {
  const [path = ''] = useHere().split('?');
  const inLanguage = useInLanguage();
  const source = useTrafficSource();
  return (step, { isEdit } = { isEdit: false }) => inLanguage(stepAddress({ path, step, isEdit, source }));
}
