import * as v from 'valibot';
import { MalformedReport } from '../../core/mail-events-port';

/** The JSON of a text by its schema. Throws {@link MalformedReport} for what is none. */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  { text, what }: { text: string; what: string },
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, jsonOf(text, what));
  if (parsed.success) return parsed.output;
  throw new MalformedReport(`${what}, at ${v.getDotPath(parsed.issues[0]) ?? 'its root'}`);
}

function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedReport(`${what} is no JSON`);
  }
}
