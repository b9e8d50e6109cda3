import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { Notice } from './Notice';

const meta = {
  title: 'Messages/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For information about this page, beside the content that it is about.',
        'Danger for a failure, warning for an open task, success for a finished one.',
      ],
      not: [
        'Not for an action that was done just now: that is a Toast.',
        'Not three on one page: show the most urgent one.',
      ],
    }),
    column: 'text',
  },
  args: { children: 'Confirm your e-mail. Until then your messages wait here.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning', title: 'Almost there.' } };

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      <Notice icon={Bell}>Turn on notifications and you’ll know when someone writes.</Notice>
      <Notice tone="success">72 credits added. You are now a premium member.</Notice>
      <Notice tone="warning">Confirm your e-mail. Until then your messages wait here.</Notice>
      <Notice tone="danger">Payment failed or has been cancelled. Nothing was charged.</Notice>
      <Notice tone="offline" announced="politely" title="You’re offline.">
        You can read on; messages you write now are kept as drafts.
      </Notice>
    </Stack>
  ),
};

export const WithAnAction: Story = {
  args: {
    tone: 'warning',
    action: (
      <Button size="small" tone="line">
        Send the e-mail again
      </Button>
    ),
  },
};

export const LongGermanWords: Story = {
  args: {
    tone: 'danger',
    title: 'Aktivierungsbestätigungsnachricht nicht zustellbar.',
    children:
      'Bitte überprüfen Sie die Schreibweise von annegret.hochstrasser-wittgenstein@protonmail.com und fordern Sie eine neue an.',
  },
};

function Failing() {
  const [isThere, setIsThere] = useState(false);
  return (
    <Stack gap="2">
      <Button onClick={() => setIsThere(true)}>Pay</Button>
      {isThere && (
        <Notice tone="danger" announced="at once" action={<Button size="small">Try again</Button>}>
          Payment failed or has been cancelled.
        </Notice>
      )}
    </Stack>
  );
}

/** A notice that appears later is announced; one that is there from the start is read in its place. */
export const AnnouncedWhenItAppears: Story = {
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed or has been cancelled.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

function Focused() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="2">
      <Button onClick={() => ref.current?.focus()}>Save</Button>
      <Notice ref={ref} tone="success">
        Your profile is saved.
      </Notice>
    </Stack>
  );
}

/** It can receive the focus from a script, and is no stop of Tab. */
export const TakesTheFocus: Story = {
  render: () => <Focused />,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Your profile is saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(document.activeElement).toContainElement(words);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).not.toContainElement(words);
  },
};
