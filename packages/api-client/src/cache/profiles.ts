import type { Profile } from '@vela/contract/entities/profile';

/**
 * Changes a profile everywhere in the cached data: a list of results, a conversation, a page of likes. Data
 * without the profile is returned as the same object, so that nothing renders again without a change.
 */
export function changeProfile<Data>(data: Data, id: string, change: (profile: Profile) => Profile): Data {
  return walk(data, id, change) as Data;
}

function walk(data: unknown, id: string, change: (profile: Profile) => Profile): unknown {
  if (Array.isArray(data)) return walkList(data, id, change);
  if (typeof data !== 'object' || data === null) return data;
  if (isProfile(data)) return data.id === id ? change(data) : data;
  const entries = Object.entries(data);
  const changed = entries.map(([key, value]) => [key, walk(value, id, change)] as const);
  const isSame = changed.every(([, value], index) => value === entries[index]?.[1]);
  return isSame ? data : Object.fromEntries(changed);
}

function walkList(list: unknown[], id: string, change: (profile: Profile) => Profile): unknown[] {
  const changed = list.map((item) => walk(item, id, change));
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** The one shape of the contract with these three. */
function isProfile(data: object): data is Profile {
  return 'id' in data && 'main_image' in data && 'fictional' in data;
}
