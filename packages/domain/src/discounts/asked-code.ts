import type { WelcomeSettings } from '../time-bonus';
import { normalizeDiscountCode } from './discount-code';

/**
 * Which code a member asks for: the one that was typed, else the welcome discount, which counts without being typed. Source:
 * product.md §4, Time bonus; decisions.md, Honest by construction.
 */
export function askedCode(
  text: string | undefined,
  { welcome_code: welcomeCode }: Pick<WelcomeSettings, 'welcome_code'>,
): string {
  return text === undefined ? welcomeCode : normalizeDiscountCode(text);
}

/**
 * Whether a request is rejected where its code doesn't count: one that was typed has to, the welcome
 * discount, which wasn't, counts where it can.
 */
export function mustCount(text: string | undefined): boolean {
  return text !== undefined;
}

/**
 * Whether an order that has a `code`, or none, is what was asked for by the same text: what counts without being typed may
 * have been over. Source: decisions.md, Money (client id).
 */
export function isOfAskedCode(
  code: string | null,
  text: string | undefined,
  settings: Pick<WelcomeSettings, 'welcome_code'>,
): boolean {
  return code === askedCode(text, settings) || (code === null && text === undefined);
}
