import { type Change, UsageError } from './change.ts';
import { fileOf, insertLine } from './insert-line.ts';
import { toCamel, toKebab, toPascal } from './names.ts';

const NAME_LINE = /^ {2}'[\w-]+',$/;

/** A lander: its page with its story, and its name in the lists of the domain and of the landers that exist. */
export function landerChanges(name: string): Change[] {
  const lander = toKebab(name);
  if (lander === null) throw new UsageError('A lander is named as in its address: springwall');
  const component = toPascal(lander);
  const folder = `apps/lander/src/landers/${lander}`;
  return [
    { file: 'packages/domain/src/landers/lander-names.ts', edit: (text) => namesText(text, lander) },
    { file: 'apps/lander/src/landers/index.ts', edit: (text) => listText(text, lander) },
    { file: `${folder}/${component}.tsx`, create: pageText(lander) },
    { file: `${folder}/${component}.stories.tsx`, create: storyText(lander) },
  ];
}

/** Some names are known to the product before their lander is built. */
function namesText(text: string, lander: string): string {
  const line = `  '${lander}',`;
  return text.includes(line) ? text : insertLine(text, { line, among: NAME_LINE });
}

function listText(text: string, lander: string): string {
  const id = toCamel(lander);
  const line = `import { ${id} } from './${lander}/${toPascal(lander)}';`;
  const imported = insertLine(text, { line, among: /^import .* from '\.\//, key: fileOf });
  const list = /(?<=export const LANDERS = \{)([^}]*?)(?=,? *\n?\} as const)/;
  if (!list.test(imported)) throw new Error(`found no place for: ${id}`);
  return imported.replace(list, (entries) => `${entries}, ${id === lander ? id : `'${lander}': ${id}`}`);
}

function pageText(lander: string): string {
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Frame, SignupCard, useLander } from '../../frame';

/** Says what the lander shows, and to which visitors. */
export const ${toCamel(lander)} = { Page, Head } as const;

function Page() {
  return (
    <Frame>
      <Container>
        <Stack gap="8">
          <Heading level={1} size="hero">
            <Trans>Say what one finds here.</Trans>
          </Heading>
          <SignupCard />
        </Stack>
      </Container>
    </Frame>
  );
}

/** What tabs and search engines call the page. */
function Head() {
  const { t } = useLingui();
  const { name } = useLander().site;
  return (
    <>
      <title>{t\`\${name} · Dating and chat for adults\`}</title>
      <meta name="description" content={t\`Say what one finds here.\`} />
    </>
  );
}
`;
}

function storyText(lander: string): string {
  const id = toCamel(lander);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryLander } from '../../frame/story-lander';
import { ${id} } from './${toPascal(lander)}';

const meta = {
  title: 'Landers/${toPascal(lander)}',
  component: ${id}.Page,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <StoryLander>
      <Story />
    </StoryLander>
  ),
} satisfies Meta<typeof ${id}.Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
`;
}
