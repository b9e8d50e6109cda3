import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ButtonLink } from '../Button';
import { withUsage } from '../usage';
import { ErrorState, type ErrorStateProps } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  title: 'States/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'What happened, in plain language, and a button to try again.',
        'In place of the missing content; the rest of the page stays.',
      ],
      not: ['No codes and no blame.', 'Not for a mistake in a form: that stands under its field.'],
    }),
    column: 'text',
  },
  args: {
    title: 'We couldn’t load your likes',
    level: 1,
    children: 'The connection broke off. Nothing is lost.',
    onRetry: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { isRetrying: false } };

export const Retrying: Story = { args: { isRetrying: true } };

/** Without a network a retry fails at once; the button shows it for long enough to be noticed. */
function FailingAtOnce({ onRetry, ...props }: ErrorStateProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    if (isRetrying) setIsRetrying(false);
  }, [isRetrying]);
  const retry = () => {
    onRetry?.();
    setIsRetrying(true);
  };
  return <ErrorState {...props} isRetrying={isRetrying} onRetry={retry} />;
}

export const FailsAtOnce: Story = {
  render: (args) => <FailingAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const changes: { isBusy: boolean; at: number }[] = [];
    const observer = new MutationObserver(() => {
      changes.push({ isBusy: button.ariaBusy === 'true', at: performance.now() });
    });
    observer.observe(button, { attributeFilter: ['aria-busy'] });
    await userEvent.click(button);
    await waitFor(() => expect(changes.map(({ isBusy }) => isBusy)).toEqual([true, false]));
    observer.disconnect();
    const [begun, ended] = changes;
    // A timer may fire a little early.
    await expect((ended?.at ?? 0) - (begun?.at ?? 0)).toBeGreaterThan(150);
  },
};

export const NotFound: Story = {
  args: {
    title: 'This page could not be found',
    children: undefined,
    onRetry: undefined,
    action: <ButtonLink href="/">Go to the home page</ButtonLink>,
  },
};

export const LongGermanWords: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen konnten nicht geladen werden',
    children:
      'Die Internetverbindung wurde unterbrochen. Ihre Benachrichtigungs- und Datenschutzeinstellungsbestätigungen sind noch da.',
  },
};
