import { canonicalEmail } from '../signup';

/** How many contacts a member can hide from. Source: decisions.md, Safer talk. */
export const MOST_HIDDEN_CONTACTS = 500;

/** What a member does about contacts: hide from them, be shown to them again, or to all. Source: decisions.md, Safer talk. */
export const CONTACT_CHANGES = ['add', 'remove', 'clear'] as const;

export type ContactChange = (typeof CONTACT_CHANGES)[number];

export interface ReadContacts {
  /** E-mail addresses in the form in which they are compared, each once. */
  addresses: string[];
  /** What is no address, as it was written. */
  wrong: string[];
}

/** Reads a list of e-mail addresses, one a line or with commas or semicolons between them. Source: decisions.md, Safer talk. */
export function readContacts(text: string): ReadContacts {
  const written = text
    .split(/[\n\r,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = written.map((part) => ({ part, address: canonicalEmail(part) }));
  return {
    addresses: [...new Set(read.flatMap(({ address }) => address ?? []))],
    wrong: read.flatMap(({ part, address }) => (address === null ? [part] : [])),
  };
}
