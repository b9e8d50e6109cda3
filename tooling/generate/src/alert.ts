import { type Change, UsageError } from './change.ts';
import { fileOf, insertLine } from './insert-line.ts';
import { toCamel, toKebab, toPascal, toWords } from './names.ts';

const LOCAL_IMPORT = /^import .* from '\.\//;

/** An alert: its rule and test in the domain, its bar above the screen, and its line in the two lists. */
export function alertChanges(name: string): Change[] {
  const file = toKebab(name);
  if (file === null) throw new UsageError('An alert is named by what it is about: gift-waiting');
  const id = toCamel(file);
  const component = toPascal(file);
  const rules = 'packages/domain/src/alerts';
  const bars = 'apps/web/src/kit/frame/alerts';
  return [
    { file: `${rules}/${file}.ts`, create: ruleText(file) },
    { file: `${rules}/${file}.test.ts`, create: testText(file) },
    { file: `${rules}/alerts.ts`, edit: (text) => listText(text, file) },
    { file: `${bars}/${component}.tsx`, create: barText(file) },
    {
      file: `${bars}/MemberAlerts.tsx`,
      edit: (text) =>
        insertAfter(
          insertImport(text, `import { ${component} } from './${component}';`),
          /const BARS[^{]*(?:\{[^{}]*\}[^{]*)?\{(?:\n {2}\w+: \w+,)*/,
          `\n  ${id}: ${component},`,
        ),
    },
  ];
}

function listText(text: string, file: string): string {
  const id = toCamel(file);
  const imported = insertImport(text, `import { ${id} } from './${file}';`);
  return insertAfter(
    imported,
    /export const ALERTS = \{(?:\n {2}\w+(?:: \w+)?,)*?(?=\n {2}push)/,
    `\n  ${id},`,
  );
}

function insertImport(text: string, line: string): string {
  return insertLine(text, { line, among: LOCAL_IMPORT, key: fileOf });
}

function insertAfter(text: string, place: RegExp, line: string): string {
  if (!place.test(text)) throw new Error(`found no place for: ${line.trim()}`);
  return text.replace(place, (found) => found + line);
}

function ruleText(file: string): string {
  return `import { defineAlert } from './define-alert';

/** Says what the alert shows and for what reason: ${toWords(file)}. The pages that never show it name it in \`quiet\`. */
export const ${toCamel(file)} = defineAlert({
  key: 'hide-${file}-alert',
  shows: ({ user }) => user?.status === 'active' && user.credits === 0,
});
`;
}

function testText(file: string): string {
  const id = toCamel(file);
  return `import { expect, test } from 'vitest';
import { ${id} } from './${file}';

const user = {
  status: 'active',
  credits: 0,
  notifications_disabled: [],
  profile: null,
  time_bonus: null,
};

test.each([
  [user, true],
  [{ ...user, credits: 1 }, false],
  [null, false],
])('for %j: %s', (each, shows) => {
  expect(${id}.shows({ page: 'members', user: each, push: 'unknown' })).toBe(shows);
});
`;
}

function barText(file: string): string {
  const component = toPascal(file);
  return `import { Trans } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import { AlertBar } from './AlertBar';

/** Says what the bar asks for: ${toWords(file)}. */
export function ${component}({ onDismiss }: { onDismiss: () => void }) {
  return (
    <AlertBar
      tone="info"
      icon={BellRing}
      title={<Trans>Say what it is.</Trans>}
      href="/members"
      action={<Trans>Say what to do</Trans>}
      onDismiss={onDismiss}
    >
      <Trans>Say more about it.</Trans>
    </AlertBar>
  );
}
`;
}
