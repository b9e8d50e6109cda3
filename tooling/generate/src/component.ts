import { type Change, UsageError } from './change.ts';
import { isPascal, toWords } from './names.ts';

/** A component of the ui package: its element, its styles, its stories and the door that others come in by. */
export function componentChanges(name: string): Change[] {
  if (!isPascal(name)) throw new UsageError('A component is named in PascalCase: GiftCard');
  const folder = `packages/ui/src/${name}`;
  return [
    { file: `${folder}/${name}.tsx`, create: elementText(name) },
    { file: `${folder}/${name}.css.ts`, create: styleText(name) },
    { file: `${folder}/${name}.stories.tsx`, create: storiesText(name) },
    { file: `${folder}/index.ts`, create: `export { ${name}, type ${name}Props } from './${name}';\n` },
  ];
}

function elementText(name: string): string {
  return `import type { ReactNode } from 'react';
import { ${styleName(name)} } from './${name}.css';

export interface ${name}Props {
  children: ReactNode;
}

/** A ${toWords(name)}. Says when to take it, and what it does not do. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${styleName(name)}}>{children}</div>;
}
`;
}

function styleText(name: string): string {
  return `import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const ${styleName(name)} = style({ color: vars.color.text });
`;
}

function storiesText(name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { ${name} } from './${name}';

const meta = {
  title: 'Parts/${name}',
  component: ${name},
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['For what it is the right one.'],
    not: ['Not for what another component does better: say which.'],
  }),
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Some words' } };

export const LongFinnishWords: Story = {
  args: { children: 'Sähköpostiosoitteesi vahvistusviestin uudelleenlähettäminen' },
};
`;
}

function styleName(name: string): string {
  return `${name[0]?.toLowerCase()}${name.slice(1)}`;
}
