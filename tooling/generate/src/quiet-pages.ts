import { UsageError } from './change.ts';

const QUIET = /quiet: \[([^\]]*)\]/;

/** Puts an alert into the list of those that a page never shows. Throws for a page that the table doesn't have. */
export function addQuiet(table: string, { page, alert }: { page: string; alert: string }): string {
  const row = rowOf(page);
  if (!row.test(table)) throw new UsageError(`There is no page ${page}.`);
  return table.replace(row, (text) =>
    QUIET.test(text)
      ? text.replace(QUIET, (_, names: string) => `quiet: [${inOrder(names, alert)}]`)
      : text.replace(/,?\s*\},$/, `, quiet: ['${alert}'] },`),
  );
}

/** A row stands on one line, or ends on a line of its own. */
function rowOf(page: string): RegExp {
  const key = /^[a-z]+(?:-[a-z]+)*$/.test(page) ? page : '(?!)';
  return new RegExp(String.raw`^ {2}(?:${key}|'${key}'): \{(?:[^\n]+\},|\n(?: {4}.*\n)+ {2}\},)$`, 'm');
}

function inOrder(names: string, alert: string): string {
  const all = [...names.split(',').map((name) => name.trim()), `'${alert}'`];
  return all
    .filter((name) => name !== '')
    .toSorted()
    .join(', ');
}
