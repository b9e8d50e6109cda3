/**
 * The lengths that texts are checked against: grapheme clusters as a person counts them, but code points
 * for a password, as NIST SP 800-63B §3.1.1.2 counts, and octets for an e-mail address (RFC 5321 §4.5.3.1).
 * Source: product.md §5.
 */
export const FIELD_LIMITS = {
  email: { max: 254 },
  name: { min: 2, max: 32 },
  password: { min: 10, max: 128 },
  city: { max: 80 },
  /** Each of the two texts of a sign-up: about oneself, and to the member one signs up to meet. */
  signupText: { max: 500 },
  reportText: { max: 1000 },
  /** All of the words that a member hides, as they are written. */
  hiddenWords: { max: 1000 },
  passkeyName: { max: 40 },
  /** The id of anything, in its form outside the server. */
  id: { max: 64 },
} as const;
