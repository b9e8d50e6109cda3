import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { TextButton, TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['In running text, with words that say where it leads.'],
    not: ['Not “here” or “more”.', 'Not for an action: TextButton looks the same, but is a button.'],
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

/** It reacts to the keys of a button, and doesn't send the form that contains it. */
export const ButtonWithTheKeys: StoryObj<{ onAct: () => void; onSend: () => void }> = {
  args: { onAct: fn(), onSend: fn() },
  render: ({ onAct, onSend }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextButton alone onClick={onAct}>
        Send it again
      </TextButton>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAct).toHaveBeenCalledTimes(2);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LongGermanWords: Story = {
  args: { alone: true, children: 'Aktivierungsbestätigungsnachricht an eine andere E-Mail-Adresse schicken' },
};
