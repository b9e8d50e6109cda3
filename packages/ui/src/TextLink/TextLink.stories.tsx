import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { TextButton, TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['In running text, with words that say where it leads.'],
    not: ['Not “here” or “more”.', 'Not for what acts: TextButton looks alike, but is a button.'],
  }),
  args: { href: '#terms', children: 'terms' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { alone: true, children: 'Forgot your password?' } };

export const InRunningText: Story = {
  render: () => (
    <Text tone="muted">
      By joining you accept the <TextLink href="#terms">terms</TextLink> and have read the{' '}
      <TextLink href="#privacy">privacy notice</TextLink>.
    </Text>
  ),
};

export const AsButton: Story = { render: () => <TextButton alone>Send it again</TextButton> };
