import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading';
import { Stack } from '../layout';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { Card } from './Card';

const words = (
  <Stack gap="2">
    <Heading level={2} size="section">
      Confirm your e-mail
    </Heading>
    <Text tone="muted">We sent a link to jonas@example.com. Press it and your account is active.</Text>
  </Stack>
);

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For content that belongs together on a page with other content.',
        '“float” for the one thing that the page is about.',
      ],
      not: ['Not around everything: spacing separates, not boxes.', 'Not a card in a card.'],
    }),
    column: 'form',
  },
  args: { children: words },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lift: 'rest', padding: 'roomy' } };

export const Floating: Story = { args: { lift: 'float' } };
