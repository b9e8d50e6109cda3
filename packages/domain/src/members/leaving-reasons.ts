/** Why a member deletes the account, if that is said; only how often is stored. Source: decisions.md, Accounts. */
export const LEAVING_REASONS = [
  'met_someone',
  'break',
  'too_many_mails',
  'wrong_people',
  'too_expensive',
  'privacy',
  'other',
] as const;

export type LeavingReason = (typeof LEAVING_REASONS)[number];
