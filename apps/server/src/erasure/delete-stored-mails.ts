import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** Deletes the mails that a demo stores, and only a demo: those to an address, and those to others that name it. */
export async function deleteStoredMails(tx: Tx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await sql`
    delete from mails
    where lower(to_address) = ${address}
      or (position(${address} in lower(body_text)) > 0 and lower(body_text) ~ ${namingPattern(address)})
  `.execute(tx);
}

/**
 * The pattern of a text that names the address itself, and not a longer one that begins or ends with it. A full stop or a quote
 * beside it belongs to the sentence, unless another part of an address follows or precedes it.
 */
function namingPattern(address: string): string {
  const literal = address.replaceAll(/[^a-z\d]/g, (character) => `\\${character}`);
  return `(?<![a-z0-9._%+@-]|[a-z0-9]')${literal}(?![a-z0-9_%+@-]|[.'][a-z0-9])`;
}
