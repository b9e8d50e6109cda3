/** What happens while an account is made, in order. Source: product.md §2 (progress screen). */
const STAGES = ['profile', 'account', 'photo', 'matches', 'mail'] as const;

export type SignupStage = (typeof STAGES)[number];

/** The stages that really happen. */
export function signupStages({ hasPhoto }: { hasPhoto: boolean }): SignupStage[] {
  return STAGES.filter((stage) => stage !== 'photo' || hasPhoto);
}

/** What the message of a sign-up says about oneself: to a certain member (`memberId`) it is a first message, and nothing else. Source: product.md §3. */
export function aboutOfSignup({
  message,
  memberId,
}: {
  message: string | null;
  memberId: string | null;
}): string | null {
  return memberId === null ? message : null;
}
