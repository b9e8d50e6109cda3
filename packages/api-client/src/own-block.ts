import { isApiError } from './api-error';

/** A member that one has blocked. */
export interface OwnBlock {
  id: string;
  name: string;
}

/**
 * The asker's own block, where it is why a member or a conversation isn't found (`not_found {name, profile_id}`); null for
 * any other error.
 */
export function ownBlockOf(error: unknown): OwnBlock | null {
  if (!isApiError(error, 'not_found')) return null;
  const { name, profile_id: id } = error.params;
  return name === undefined || id === undefined ? null : { id: String(id), name: String(name) };
}
