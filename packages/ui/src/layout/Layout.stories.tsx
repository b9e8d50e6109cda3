import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { Box } from './Box';
import { Container } from './Container';
import { Inline } from './Inline';
import { SkipLink } from './SkipLink';
import { Stack } from './Stack';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Layout/Layout',
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Stack under each other, Inline beside each other, Container for the column of a page: they alone make space between.',
      'One gap for one list.',
    ],
    not: ['No outer margins in a component.', 'No Box where a Stack says more.'],
  }),
  component: Box,
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

const tile = (words: string) => (
  <Box key={words} padding="4" background="soft" color="onSoft" borderRadius="control">
    {words}
  </Box>
);

export const Default: Story = {
  args: { padding: '5', background: 'raised', borderRadius: 'card', children: 'A box' },
};

export const Playground: Story = {
  args: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    children: ['One', 'Two', 'Three'].map(tile),
  },
};

export const Stacked: Story = { render: () => <Stack gap="3">{['One', 'Two', 'Three'].map(tile)}</Stack> };

export const InALine: Story = {
  render: () => (
    <Inline gap="3" justify="between">
      {['One', 'Two', 'Three'].map(tile)}
    </Inline>
  ),
};

export const Containers: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="3">
      {(['page', 'text', 'form'] as const).map((size) => (
        <Container key={size} size={size}>
          <div translate="no">{tile(size)}</div>
        </Container>
      ))}
    </Stack>
  ),
};

export const OnlyAnnounced: Story = {
  render: () => (
    <Heading level={1}>
      Likes <VisuallyHidden>(3 new)</VisuallyHidden>
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Likes (3 new)' })).toBeVisible();
  },
};

export const PastTheNavigation: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main">
        <Text>The first press of Tab shows the way here.</Text>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
