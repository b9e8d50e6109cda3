import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { Heading } from './Heading';

const meta = {
  title: 'Words/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'One of level 1 on a page, and no level left out.',
      'The size by the look, the level by the structure of the page.',
    ],
    not: ['Not for text that only has to be large: that is a Text.'],
  }),
  args: { level: 1, children: 'Create your account' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { level: 1, size: 'hero', children: 'Take your time. Meet someone real.' },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Take your time.
      </Heading>
      <Heading level={2} size="display">
        How it works
      </Heading>
      <Heading level={3} size="page">
        Women and men near Utrecht
      </Heading>
      <Heading level={4} size="section">
        Show who you are
      </Heading>
    </Stack>
  ),
};

export const LongFinnishWords: Story = {
  args: { lang: 'fi', size: 'hero', children: 'Sähköpostiosoitteesi vahvistusviestin uudelleenlähettäminen' },
};

/** No line ends after the hyphen of “e-mail”. */
export const WordsWithAHyphen: Story = {
  args: { children: 'Bestätigen Sie Ihre E-Mail-Adresse' },
  parameters: { column: 'form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestätigen Sie Ihre E-Mail-Adresse' })).toBeVisible();
    await expect(canvas.getByText('E-Mail').getClientRects()).toHaveLength(1);
  },
};
