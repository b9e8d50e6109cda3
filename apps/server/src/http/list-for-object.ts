/** What of a schema decides where an object is meant; valibot's types name it for each kind of schema apart. */
interface Shape {
  type: string;
  /** Of an object. */
  entries?: Readonly<Record<string, Shape>>;
  /** Of a list. */
  item?: Shape;
  /** Of what may be missing. */
  wrapped?: Shape;
  /** Of one of several schemas; the keys of a picklist are called so, too. */
  options?: readonly unknown[];
}

/** A schema as it is declared; what it is made of is read from it. */
type Schema = Pick<Shape, 'type'>;

/**
 * The path of the first list that stands where a schema means an object; `null` for none. Valibot takes a list for an object
 * without fields: one whose fields are all optional would be a change of nothing, and answered with success. It goes as deep as
 * the schema does, however deep the value is.
 */
export function listForObject(schema: Schema, value: unknown, path: readonly string[] = []): string | null {
  const { type, entries, item, wrapped, options }: Shape = schema;
  if (wrapped) return listForObject(wrapped, value, path);
  if (type === 'variant' || type === 'union') return listForEach((options ?? []) as Shape[], value, path);
  if (item) return Array.isArray(value) ? firstOf(value.entries(), () => item, path) : null;
  if (!entries) return null;
  if (Array.isArray(value)) return path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  const given = Object.entries(value).filter(([key]) => Object.hasOwn(entries, key));
  return firstOf(given, (key) => entries[key], path);
}

function firstOf(
  parts: Iterable<[string | number, unknown]>,
  schemaOf: (key: string) => Shape | undefined,
  path: readonly string[],
): string | null {
  for (const [key, part] of parts) {
    const schema = schemaOf(String(key));
    const found = schema ? listForObject(schema, part, [...path, String(key)]) : null;
    if (found !== null) return found;
  }
  return null;
}

/** What is a list for one of several schemas may be right for another. */
function listForEach(schemas: readonly Shape[], value: unknown, path: readonly string[]): string | null {
  const found = schemas.map((schema) => listForObject(schema, value, path));
  return found.includes(null) ? null : (found[0] ?? null);
}
