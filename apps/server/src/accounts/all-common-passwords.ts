import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import { commonPasswords, type CommonPasswords } from '@vela/domain/signup';
import list from './common-passwords.txt?raw';

let all: CommonPasswords | undefined;

/** The passwords that many use: those the browser knows, and thousands more. Made when first asked for. */
export function allCommonPasswords(): CommonPasswords {
  all ??= new Set([...COMMON_PASSWORDS, ...commonPasswords(linesOf(list))]);
  return all;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}
