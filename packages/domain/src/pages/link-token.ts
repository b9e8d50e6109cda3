/** What a token of a mail's link looks like: 32 random bytes as base64url. Source: decisions.md, Routes. */
const LINK_TOKEN = /^[\w-]{43}$/;

/**
 * Whether the one segment of an address is a token of a mail's link; anything else of one segment is no page. Source:
 * decisions.md, Routes.
 */
export function isLinkToken(segment: string): boolean {
  return LINK_TOKEN.test(segment);
}
