import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../Button';
import { withUsage } from '../usage';
import { ErrorState } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  title: 'States/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'What happened, in words for people, and a way to try again.',
      'In the place of what is missing; the rest of the page stays.',
    ],
    not: ['No codes and no guilt.', 'Not for a mistake in a form: that stands under its field.'],
  }),
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

export const NotFound: Story = {
  args: {
    title: 'This page could not be found',
    children: undefined,
    onRetry: undefined,
    action: <ButtonLink href="/">Go to the home page</ButtonLink>,
  },
};
