import { SECOND } from '../time';

/** How long someone counts as writing after having said so, in milliseconds. Source: product.md §3, Conversation. */
export const TYPING_SHOWN_MS = 6 * SECOND;

/** How often a client says that its member is writing, at most. */
const TYPING_REPORTED_MS = 3 * SECOND;

/**
 * Whether it is time to say again that the member is writing, every 3 seconds at most; `reportedAt` is the last time,
 * null for never. Source: product.md §3, Conversation.
 */
export function isTypingReportDue(reportedAt: Date | null, now: Date): boolean {
  return reportedAt === null || now.getTime() - reportedAt.getTime() >= TYPING_REPORTED_MS;
}

/**
 * Whether others see that a member is writing and when it has read: not in invisible mode, which hides that it is here, nor
 * without read receipts. Source: decisions.md, Access.
 */
export function sharesActivity(member: { invisible: boolean; readReceipts: boolean }): boolean {
  return !member.invisible && member.readReceipts;
}

/** How long further reports of the same say nothing new: less than a client waits between two. */
const TYPING_REPEAT_MS = 2 * SECOND;

/** Whether a report is passed on, after one that was at `saidAt`; null for none. */
export function isTypingNew(saidAt: Date | null, now: Date): boolean {
  // The demo's clock may be put back.
  return saidAt === null || Math.abs(now.getTime() - saidAt.getTime()) >= TYPING_REPEAT_MS;
}

/** Whether someone who said so at `saidAt` still counts as writing. Source: product.md §3, Conversation. */
export function isTyping(saidAt: Date | null, now: Date): boolean {
  return saidAt !== null && now.getTime() - saidAt.getTime() < TYPING_SHOWN_MS;
}
