import { Failure } from '../core/failure';

/**
 * Rejects a text that the database can't keep: a column of text holds no NUL, one of JSON no half of a
 * surrogate pair. Nobody types either, so the edge stops them for all fields at once. Throws Failure
 * `invalid_input`.
 */
export function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Failure('invalid_input');
}

/** The escapes by which JSON may contain a text that can't be stored: a decoded body has a NUL or half a pair in no other way. */
const SUSPICIOUS_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/**
 * The parsed JSON of a text without halves of surrogate pairs, such as a decoder returns it. Throws Failure `invalid_input`
 * where it is none, or holds a string that can't be stored.
 *
 * A reviver would take ten times as long as the parser: thirty bodies of 60 kB would stop the process for a third of a second.
 */
export function parseStorable(text: string): unknown {
  const value = parse(text);
  if (SUSPICIOUS_ESCAPE.test(text)) requireStorableStrings(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_input');
  }
}

/** It works without recursion: a body may be nested deeper than the stack. */
function requireStorableStrings(root: unknown): void {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') requireStorable(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) open.push(part);
  }
}
