import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Text } from '../Text';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Before you come in',
    children: (
      <Text size="label" tone="muted">
        Vela is a dating and chat site for adults. Members may write about intimate subjects.
      </Text>
    ),
    actions: (
      <>
        <Button>I’m 18 or older</Button>
        <Button tone="line">Leave</Button>
      </>
    ),
    onClose: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Before you come in' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { role: 'dialog' } };

export const OnlyItsAnswersCloseIt: Story = {
  args: { onClose: undefined, role: 'alertdialog' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const UnaskedIsNotPutAwayAtOnce: Story = {
  args: { isUnasked: true },
  beforeEach: () => {
    const openedAtMs = performance.now();
    spyOn(performance, 'now').mockReturnValue(openedAtMs);
  },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog');
    const pressEscape = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    pressEscape();
    await expect(args.onClose).not.toHaveBeenCalled();
    const now = performance.now();
    spyOn(performance, 'now').mockReturnValue(now + 1000);
    pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
    spyOn(performance, 'now').mockRestore();
  },
};

export const OpensAndCloses: Story = {
  render: (args) => <OpenedByAButton title={args.title} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongGermanWords: Story = {
  args: {
    title: 'Mitgliedschaftskündigungsbestätigung',
    actions: (
      <>
        <Button tone="danger">Mitgliedschaft unwiderruflich beenden</Button>
        <Button tone="line">Benachrichtigungseinstellungen ändern</Button>
      </>
    ),
  },
};

function OpenedByAButton({ title }: { title: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Done</Button>}
      />
    </>
  );
}
