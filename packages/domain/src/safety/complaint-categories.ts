/**
 * What a complaint is about: the service and its use, money, a member, a decision of the site about an account or content
 * (Regulation (EU) 2022/2065, article 20), something that is against the law (article 16), data, or anything else. Source:
 * product.md §2, and these laws.
 */
export const COMPLAINT_CATEGORIES = [
  'service',
  'payment',
  'member',
  'decision',
  'illegal',
  'privacy',
  'other',
] as const;

export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];
