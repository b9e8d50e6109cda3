import { checkPassword, isRepeated, type PasswordOwner } from '@vela/domain/signup';
import type { Site } from '../core/site';
import { Failure } from '../core/failure';
import { allCommonPasswords } from './all-common-passwords';

/** Throws Failure `passwords_differ`: what the input shows by itself, before anything is looked up. */
export function checkRepeated({
  password,
  password_repeat: repeat,
}: {
  password: string;
  password_repeat: string;
}): void {
  if (!isRepeated(password, repeat)) throw new Failure('passwords_differ');
}

/** Throws Failure `invalid_input` for a password that its owner in particular may not have. */
export function checkPasswordOf(
  owner: PasswordOwner,
  password: string,
  { site, path = 'password' }: { site: Pick<Site, 'name'>; path?: string },
): void {
  const rules = { ...owner, common: allCommonPasswords(), sitename: site.name };
  const problem = checkPassword(password, rules);
  if (problem) throw new Failure('invalid_input', { fields: [{ path, ...problem }] });
}
