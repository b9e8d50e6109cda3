import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { Toast } from './Toast';
import { ToastProvider, useShowToast } from './ToastProvider';

const meta = {
  title: 'Messages/Toast',
  component: Toast,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For the result of an action that needs no answer: “Photo added”.',
      'It stays while the pointer or the focus is on it.',
    ],
    not: ['Not for what has to be read or done: that is a Notice.', 'Not for an error in a form.'],
  }),
  args: {
    tone: 'success',
    title: 'Photo added',
    detail: 'It shows as soon as it has been checked.',
    onClose: fn(),
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { tone: 'info', title: 'A new version is ready', detail: undefined },
};

export const Tones: Story = {
  render: ({ onClose }) => (
    <Stack gap="3">
      <Toast
        tone="success"
        title="Photo added"
        detail="It shows as soon as it has been checked."
        onClose={onClose}
      />
      <Toast
        tone="danger"
        title="That didn’t work"
        detail="An error occurred, please try again later."
        onClose={onClose}
      />
      <Toast tone="info" title="A new version is ready" onClose={onClose} />
    </Stack>
  ),
};

/** Its button undoes the action. */
export const WithAction: Story = {
  args: {
    tone: 'info',
    title: 'Tilisi kieli: English',
    detail: undefined,
    action: (
      <Button tone="line" size="small">
        Jatka kielellä suomi
      </Button>
    ),
  },
};

export const ShownByTheRegion: Story = {
  render: () => (
    <ToastProvider>
      <SaveButton />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const toast = await canvas.findByText('Saved');
    await expect(toast).toBeVisible();
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(document.documentElement).toHaveAttribute('data-corner-taken');
  },
};

export const LongGermanWords: Story = {
  args: {
    tone: 'danger',
    title: 'Benachrichtigungseinstellungen',
    detail: 'Die Benachrichtigungseinstellungen konnten nicht gespeichert werden.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(350);
  },
};

function SaveButton() {
  const showToast = useShowToast();
  return <Button onClick={() => showToast({ tone: 'success', title: 'Saved' })}>Save</Button>;
}
