/** What happens while an account is made, in order. Source: product.md §2 (progress screen). */
const STAGES = ['profile', 'account', 'photo', 'matches', 'mail'] as const;

export type SignupStage = (typeof STAGES)[number];

/** The stages that really happen. */
export function signupStages({ hasPhoto }: { hasPhoto: boolean }): SignupStage[] {
  return STAGES.filter((stage) => stage !== 'photo' || hasPhoto);
}
