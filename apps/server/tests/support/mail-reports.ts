import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'mail-reports');

/** Reports in the forms of real mail servers, about a mail to invented people. */
export type ReportName =
  | 'exchange'
  | 'exim'
  | 'gmail-full'
  | 'not-spam'
  | 'out-of-office'
  | 'outlook-blocked'
  | 'postfix'
  | 'postfix-delayed'
  | 'yahoo-arf';

export interface Reported {
  /** The address that it went to. */
  address: string;
  /** The bounce address that the mail was sent from. */
  returnPath: string;
  /** Its Message-ID without the brackets. */
  messageId: string;
}

/** A report as it arrives, about a mail. */
export async function reportMessage(
  name: ReportName,
  { address, returnPath, messageId }: Reported,
): Promise<Buffer> {
  const text = await readFile(join(FOLDER, `${name}.eml`), 'utf8');
  const filled = text
    .replaceAll('robin@example.com', address)
    .replaceAll('RETURN-PATH', returnPath)
    .replaceAll('MESSAGE-ID', messageId);
  return Buffer.from(filled.replaceAll('\n', '\r\n'));
}
