import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout';
import { TextLink } from '../TextLink';
import { withUsage } from '../usage';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For a consent, or for several answers of which any may be ticked.',
        'One statement each, unticked, with the link to the text in its label.',
      ],
      not: [
        'Not for what takes effect at once: that is a Switch.',
        'Not ticked beforehand for a consent or for anything that costs.',
      ],
    }),
    column: 'form',
  },
  args: { name: 'reminders', children: 'Remind me of unread messages' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Remind me of unread messages'));
    await expect(box).toBeChecked();
  },
};

export const Playground: Story = { args: { size: 'small', defaultChecked: true } };

/** What ticking it does is announced with it, and no part of its name. */
export const WithHint: Story = {
  args: { hint: 'Once a day at most, and only for what is unread.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remind me of unread messages' });
    await expect(box).toHaveAccessibleDescription('Once a day at most, and only for what is unread.');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="0">
      <Checkbox name="a">Not ticked</Checkbox>
      <Checkbox name="b" defaultChecked>
        Ticked
      </Checkbox>
      <Checkbox name="c" disabled>
        Not to be had
      </Checkbox>
    </Stack>
  ),
};

export const WithAnError: Story = {
  args: {
    name: 'terms',
    error: 'Please accept the terms to continue.',
    children: 'I am 18 or older and accept the terms.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the terms to continue.');
  },
};

export const WithLinks: Story = {
  args: {
    name: 'terms',
    children: (
      <>
        I am 18 or older and accept the <TextLink href="#terms">terms</TextLink>. I have read the{' '}
        <TextLink href="#privacy">privacy notice</TextLink>.
      </>
    ),
  },
};

export const LongGermanWords: Story = {
  args: {
    name: 'terms',
    error: 'Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.',
    children: 'Ich habe die Datenschutzhinweise und die Verhaltensempfehlungsrichtlinien gelesen.',
  },
};
