import { isApiError } from './api-error';

/** A member who has blocked the asker. */
export interface OtherBlock {
  /** The id with which the member can still be reported. */
  id: string;
  /** null where the error doesn't name the member. */
  name: string | null;
}

/**
 * The other's block, where it is why a member or a conversation can't be seen (`blocked {name, profile_id}`,
 * `no_longer_available {profile_id}`); null for any other error.
 */
export function otherBlockOf(error: unknown): OtherBlock | null {
  if (!isApiError(error, 'blocked') && !isApiError(error, 'no_longer_available')) return null;
  const { name, profile_id: id = '' } = error.params;
  return { id: String(id), name: name === undefined ? null : String(name) };
}
