import * as v from 'valibot';

/** Keys of which none is there twice; the first that is unknown ends the list. */
export function keysSchema<const Keys extends readonly string[]>(keys: Keys, limit = keys.length) {
  return v.pipe(
    v.config(v.array(v.picklist(keys)), { abortEarly: true }),
    v.transform((list) => [...new Set(list)]),
    v.maxLength(limit),
  );
}
