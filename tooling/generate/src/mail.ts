import { type Change, UsageError } from './change.ts';
import { insertExport } from './insert-line.ts';
import { toCamel, toKebab, toWords } from './names.ts';

/** A mail: its file and its line in the index. */
export function mailChanges(name: string): Change[] {
  const file = toKebab(name);
  if (file === null) throw new UsageError('A mail is named by what it is for: gift-received');
  const folder = 'apps/server/src/mails/kinds';
  const line = `export { ${toCamel(file)} } from './${file}';`;
  return [
    { file: `${folder}/${file}.ts`, create: mailText(file) },
    { file: `${folder}/index.ts`, edit: (text) => insertExport(text, line) },
  ];
}

function mailText(file: string): string {
  return `import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Says who gets the mail, and why: ${toWords(file)}. */
export const ${toCamel(file)} = defineMail({
  kind: '${file.replaceAll('-', '_')}',
  path: '/members',
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
