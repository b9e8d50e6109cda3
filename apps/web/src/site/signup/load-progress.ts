import type { SignupProgress } from './SignupProgress';

/** What shows how far the making of an account is: asked for once one stands before it, as all steps before do without. */
export async function loadProgress(): Promise<typeof SignupProgress> {
  return (await import('./SignupProgress')).SignupProgress;
}
