import { type Dependency, licenceOf } from './policy.ts';

/** The list of licences as a page: what is shipped line by line, tools by licence. */
export function licenceDocument(dependencies: readonly Dependency[]): string {
  const shipped = dependencies.filter(({ use }) => use === 'shipped');
  const tools = dependencies.filter(({ use }) => use === 'tool');
  return [
    '# Licences of dependencies',
    '',
    'Written by `npm run x -- check licences --fix`; a check fails when it is out of date.',
    'Binaries for one platform share the licence of the package that asks for them and are left out.',
    '',
    '## Shipped',
    '',
    ...shipped.map(
      (dependency) => `- ${dependency.name} ${dependency.versions.join(', ')}: ${licenceOf(dependency)}`,
    ),
    '',
    '- Bricolage Grotesque, the typeface in `packages/ui/src/fonts`: OFL-1.1',
    '- SecLists, the list in `apps/server/src/accounts/common-passwords.txt`: MIT',
    '',
    '## Tools, not shipped',
    '',
    ...toolLines(tools),
    '',
  ].join('\n');
}

function toolLines(tools: readonly Dependency[]): string[] {
  const byLicence = Map.groupBy(tools, licenceOf);
  return [...byLicence.keys()]
    .toSorted()
    .map((licence) => `- ${licence}: ${(byLicence.get(licence) ?? []).map(({ name }) => name).join(', ')}`);
}
