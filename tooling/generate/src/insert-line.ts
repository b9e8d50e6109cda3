/** The place of a line: among the lines that match, in their order. */
export interface Insertion {
  line: string;
  among: RegExp;
  /** The line goes below the first line that contains this. */
  after?: string;
  /** What the lines are sorted by; the whole line unless given. */
  key?: (line: string) => string;
}

/** Imports and exports are sorted by the file they name. */
export const fileOf = (line: string): string => /from '(.*)'/.exec(line)?.[1] ?? '';

/**
 * Puts a line among its like, keeping their alphabetical order. The lines looked at are the first run of neighbours
 * that match. Throws when there is none: the file is not laid out as the generator knows it.
 */
export function insertLine(text: string, { line, among, after, key = (each) => each }: Insertion): string {
  const lines = text.split('\n');
  const from = after === undefined ? 0 : lines.findIndex((each) => each.includes(after)) + 1;
  const first = lines.findIndex((each, index) => index >= from && among.test(each));
  if (first === -1 || (after !== undefined && from === 0))
    throw new Error(`found no place for: ${line.trim()}`);
  let end = first;
  while (among.test(lines[end] ?? '')) end += 1;
  const later = lines.findIndex((each, index) => index >= first && index < end && key(each) > key(line));
  lines.splice(later === -1 ? end : later, 0, line);
  return lines.join('\n');
}

/** Puts a line into an index: they are sorted by the file that a line names, whatever it takes from it. */
export function insertExport(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const later = lines.findIndex((each) => each.startsWith('export') && fileOf(each) > fileOf(line));
  if (later === -1) return `${lines.join('\n')}\n${line}\n`;
  lines.splice(later, 0, line);
  return `${lines.join('\n')}\n`;
}
