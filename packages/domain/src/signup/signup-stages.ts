/** What happens while an account is made, in order. Source: product.md §2 (progress screen). */
const STAGES = ['profile', 'account', 'photo', 'matches', 'mail'] as const;

export type SignupStage = (typeof STAGES)[number];

/** The stages that really happen. Source: product.md §2. */
export function signupStages({ hasPhoto }: { hasPhoto: boolean }): SignupStage[] {
  return STAGES.filter((stage) => stage !== 'photo' || hasPhoto);
}
