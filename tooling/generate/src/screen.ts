import { type Change, UsageError } from './change.ts';
import { toKebab, toPascal, toWords } from './names.ts';

export interface ScreenRequest {
  /** The name of the page, of its path and of its screen's folder: `gift-shop`. */
  name: string;
  /** Who may open it: `member` unless said otherwise, or `public`. */
  access?: string | undefined;
}

/** A screen: its row in the table of pages, its route, itself and its story; of a visitors' screen also its place in their list. */
export function screenChanges({ name, access = 'member' }: ScreenRequest): Change[] {
  const page = toKebab(name);
  if (page === null) throw new UsageError('A screen is named after its path: gift-shop');
  if (access !== 'member' && access !== 'public') throw new UsageError('Access is member or public.');
  const component = toPascal(page);
  const folder = `apps/web/src/${access === 'public' ? 'site' : 'app'}/${page}`;
  const changes: Change[] = [
    { file: 'packages/domain/src/pages/pages.ts', edit: (text) => tableText(text, { page, access }) },
    { file: `apps/web/src/routes/${page}.tsx`, create: routeText({ page, access }) },
    { file: `${folder}/index.ts`, create: `export { ${component} } from './${component}';\n` },
    { file: `${folder}/${component}.tsx`, create: screenText(page) },
    { file: `${folder}/${component}.stories.tsx`, create: storyText({ page, access }) },
  ];
  if (access === 'public') {
    changes.push(
      { file: 'apps/web/src/pages/visitor-screens.ts', edit: (text) => visitorsText(text, page) },
      { file: 'apps/web/src/pages/screens.ts', edit: (text) => globText(text, page) },
    );
  }
  return changes;
}

type Access = 'member' | 'public';

/**
 * The row goes before the one that matches any path of one segment. A page that is in the table already, without a screen, has one
 * now; who may open it stands there.
 */
export function tableText(text: string, { page, access }: { page: string; access: Access }): string {
  const planned = new RegExp(`^( {2}${keyOf(page)}: \\{[^}]*?),?\\s*ready: false`, 'm');
  if (planned.test(text)) return text.replace(planned, '$1');
  const area = access === 'member' ? 'app' : 'site';
  return insertBefore(
    text,
    /^ {2}token: \{/m,
    `  ${keyOf(page)}: { path: '/${page}', access: '${access}', area: '${area}' },\n`,
  );
}

function visitorsText(text: string, page: string): string {
  const line = `  ${keyOf(page)}: { folder: '${page}', name: '${toPascal(page)}' },\n`;
  return insertBefore(text, /^\} as const satisfies Partial<Record<PageName, ScreenPlace>>/m, line);
}

/** The list of folders that the build looks into. */
function globText(text: string, page: string): string {
  const list = /(?<=site\/\{)[\w,-]+(?=\})/;
  if (!list.test(text)) throw new Error(`found no place for: ${page}`);
  return text.replace(list, (names) => [...names.split(','), page].toSorted().join(','));
}

function insertBefore(text: string, place: RegExp, lines: string): string {
  if (!place.test(text)) throw new Error(`found no place for: ${lines.trim()}`);
  return text.replace(place, (found) => lines + found);
}

/** A page's name as a key of a table. */
function keyOf(page: string): string {
  return page.includes('-') ? `'${page}'` : page;
}

function routeText({ page, access }: { page: string; access: Access }): string {
  const component = toPascal(page);
  return `import { createFileRoute } from '@tanstack/react-router';
import { ${component} } from '../${access === 'public' ? 'site' : 'app'}/${page}';

export const Route = createFileRoute('/${page}')({
  staticData: { page: '${page}', messages: ['${page}'] },
  component: ${component},
});
`;
}

function screenText(page: string): string {
  const title = titleOf(page);
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { Screen } from '../../kit/page/Screen';

/** Says what one does here. */
export function ${toPascal(page)}() {
  const { t } = useLingui();
  return (
    <Screen title={t\`${title}\`}>
      <Container size="text">
        <Stack gap="5">
          <Heading level={1}>
            <Trans>${title}</Trans>
          </Heading>
          <Text>
            <Trans>Say what the screen is for.</Trans>
          </Text>
        </Stack>
      </Container>
    </Screen>
  );
}
`;
}

function storyText({ page, access }: { page: string; access: Access }): string {
  const component = toPascal(page);
  const member = access === 'member';
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
${member ? "import { userFixture } from '@vela/api-client/testing';\n" : ''}import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ${component} } from './${component}';

const meta = {
  title: 'Screens/${titleOf(page)}',
  component: ${component},
  ...onPage({ ${member ? 'page: { user: userFixture() }, ' : ''}pageName: '${page}', href: '/${page}' }),
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
`;
}

/** `Gift shop` of `gift-shop`. */
function titleOf(page: string): string {
  const words = toWords(page);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
