import { type Change, UsageError } from './change.ts';
import { insertExport } from './insert-line.ts';
import { isPath, toCamel, toKebab, toWords } from './names.ts';

export interface MailRequest {
  /** What the mail is for: `gift-received`. */
  name: string;
  /** The path of the page that its button opens; the members' home unless given. */
  path?: string | undefined;
}

/** A mail: its file, its line in the index, and its job in the test that renders every mail in every language. */
export function mailChanges({ name, path = '/members' }: MailRequest): Change[] {
  const file = toKebab(name);
  if (file === null) throw new UsageError('A mail is named by what it is for: gift-received');
  if (!isPath(path)) throw new UsageError(`${path} is no path: it starts with / and has no query.`);
  const folder = 'apps/server/src/mails';
  const line = `export { ${toCamel(file)} } from './${file}';`;
  return [
    { file: `${folder}/kinds/${file}.ts`, create: mailText(file, path) },
    { file: `${folder}/kinds/index.ts`, edit: (text) => insertExport(text, line) },
    { file: `${folder}/render-mail.test.ts`, edit: (text) => jobsText(text, file) },
  ];
}

/** The jobs of the test that renders every mail stand in one list, whose last line is this one. */
function jobsText(text: string, file: string): string {
  const end = /(?<=const jobs: MailJob\[\] = \[\n(?: {6}\{.*\},\n)*)(?= {4}\];)/;
  if (!end.test(text)) throw new Error(`found no place for: ${file}`);
  return text.replace(end, `      { ...base, locale, kind: '${kindOf(file)}' },\n`);
}

function kindOf(file: string): string {
  return file.replaceAll('-', '_');
}

function mailText(file: string, path: string): string {
  return `import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Says who gets the mail, and why: ${toWords(file)}. */
export const ${toCamel(file)} = defineMail({
  kind: '${kindOf(file)}',
  path: '${path}',
  texts: ({ site }) => ({
    subject: msg\`News from \${site}\`,
    body: msg\`Say what happened at \${site}, and what the mail asks for.\`,
    action: msg\`Open \${site}\`,
    validity: null,
    otherwise: msg\`Say what to do if it was somebody else.\`,
  }),
});
`;
}
