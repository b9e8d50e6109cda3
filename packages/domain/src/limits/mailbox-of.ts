/** Providers of whose addresses everyone knows that dots before the `@` mean nothing, by the domain they are counted as. */
const IGNORES_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address most likely is of, to count the mails to it: without a tag (`a+1@x` is `a@x`), in lower
 * case, and without dots where the provider ignores them. Nothing is mailed to it, and no account is known by it: two
 * people who are taken for one only share a count. Takes a canonical address. Idempotent.
 */
export function mailboxOf(canonical: string): string {
  const address = canonical.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = withoutTag(local);
  const provider = IGNORES_DOTS.get(domain);
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

/** A local part that begins with its plus has no name before it to stand for the mailbox. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
