import type { LaterStep } from './LaterStep';
import { loadToMember } from './load-to-member';
import { SIGNUP_FORM } from './signup-form';

let atHand: typeof LaterStep | null = null;

/** What shows the steps after the account. */
export async function loadLaterStep(): Promise<typeof LaterStep> {
  const loaded = await import('./LaterStep');
  atHand = loaded.LaterStep;
  return loaded.LaterStep;
}

/** Returns the step without a wait; `null` until it was loaded. */
export function laterStepAtHand(): typeof LaterStep | null {
  return atHand;
}

/** Loads it for a page that came with one of these steps: React has to find in it what the server wrote. */
export async function prepare(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`#${SIGNUP_FORM}`);
  const step = form?.querySelector<HTMLInputElement>('[name="step"]')?.value;
  await Promise.all([
    step !== undefined && step !== 'account' && loadLaterStep(),
    form?.querySelector('[name="signup_member_id"]') && loadToMember(),
  ]);
}
