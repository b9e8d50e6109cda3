import type * as ToMember from './ToMember';

type Parts = typeof ToMember;

let atHand: Parts | null = null;

/** What a sign-up to a member shows of that one: most sign-ups are to nobody, and do without. */
export async function loadToMember(): Promise<Parts> {
  atHand = await import('./ToMember');
  return atHand;
}

/** Returns it without a wait; `null` until it was loaded. */
export function toMemberAtHand(): Parts | null {
  return atHand;
}
