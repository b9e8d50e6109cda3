import { type Change, UsageError } from './change.ts';
import { fileOf, insertLine } from './insert-line.ts';
import { isPath, toCamel, toKebab, toPascal, toWords } from './names.ts';
import { addQuiet } from './quiet-pages.ts';

const LOCAL_IMPORT = /^import .* from '\.\//;

export interface AlertRequest {
  /** What the alert is about: `gift-waiting`. */
  name: string;
  /** The path that its button leads to; the members' home unless given. */
  href?: string | undefined;
  /** The pages that never show it, by their names in the table of pages: `likes,settings`. */
  quiet?: string | undefined;
}

interface Alert {
  file: string;
  href: string;
  quiet: readonly string[];
}

/**
 * An alert: its rule and test in the domain, its bar above the screen with a story, its line in the two lists, and its name on the
 * pages that never show it.
 */
export function alertChanges(request: AlertRequest): Change[] {
  const alert = alertOf(request);
  const { file, quiet } = alert;
  const id = toCamel(file);
  const component = toPascal(file);
  const rules = 'packages/domain/src/alerts';
  const bars = 'apps/web/src/kit/frame/alerts';
  const changes: Change[] = [
    { file: `${rules}/${file}.ts`, create: ruleText(file) },
    { file: `${rules}/${file}.test.ts`, create: testText(alert) },
    { file: `${rules}/alerts.ts`, edit: (text) => listText(text, file) },
    { file: `${bars}/${component}.tsx`, create: barText(alert) },
    { file: `${bars}/${component}.stories.tsx`, create: storyText(alert) },
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
  if (quiet.length > 0)
    changes.push({
      file: 'packages/domain/src/pages/pages.ts',
      edit: (text) => quiet.reduce((edited, page) => addQuiet(edited, { page, alert: id }), text),
    });
  return changes;
}

function alertOf({ name, href = '/members', quiet = '' }: AlertRequest): Alert {
  const file = toKebab(name);
  if (file === null) throw new UsageError('An alert is named by what it is about: gift-waiting');
  if (!isPath(href)) throw new UsageError(`${href} is no path: it starts with / and has no query.`);
  return { file, href, quiet: quiet.split(',').filter((page) => page !== '') };
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

/** Says what the alert shows and for what reason: ${toWords(file)}. */
export const ${toCamel(file)} = defineAlert({
  key: 'hide-${file}-alert',
  shows: ({ user }) => user?.status === 'active' && user.credits === 0,
});
`;
}

function testText({ file, quiet }: Alert): string {
  const id = toCamel(file);
  const imports = quiet.length > 0 ? "import { alertsAt } from '.';\n" : '';
  return `import { expect, test } from 'vitest';
${imports}import { ${id} } from './${file}';

const user = {
  status: 'active',
  credits: 0,
  invisible: false,
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
${quiet.length > 0 ? quietTestText(id, quiet) : ''}`;
}

function quietTestText(id: string, quiet: readonly string[]): string {
  return `
test.each([${quiet.map((page) => `'${page}'`).join(', ')}] as const)('is never on the page %s', (page) => {
  expect(alertsAt({ page, user, push: 'unknown' }, {})).not.toContain('${id}');
});
`;
}

function barText({ file, href }: Alert): string {
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
      href="${href}"
      action={<Trans>Say what to do</Trans>}
      onDismiss={onDismiss}
    >
      <Trans>Say more about it.</Trans>
    </AlertBar>
  );
}
`;
}

/** The bar alone, so that the story holds for any rule. */
function storyText({ file, href }: Alert): string {
  const component = toPascal(file);
  const words = toWords(file);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { ${component} } from './${component}';

const meta = {
  title: 'Shell/${words[0]?.toUpperCase()}${words.slice(1)}',
  component: ${component},
  args: { onDismiss: fn() },
  ...onPage({ pageName: 'likes', href: '/likes', bars: false }),
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '${href}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
`;
}
