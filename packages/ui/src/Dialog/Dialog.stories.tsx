import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { Dialog, type DialogProps } from './Dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For a decision before the page goes on; on a phone it is a sheet at the bottom.',
        '“alertdialog”, without a way to close it, where only its answers end it.',
        '“page” as its size for what is a page elsewhere, such as the sign-up.',
        '“isUnasked” where it comes by itself: a press meant for the page does nothing.',
      ],
      not: [
        'Not for content that fits on the page, nor for a confirmation: that is a Toast.',
        'Not a dialog that opens another.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
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
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Before you come in' })).toBeVisible());
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

export const UnaskedStaysForAMoment: Story = {
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
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The page behind it keeps its scroll position, and the dialog stands in the middle of the window. */
export const KeepsTheScrollPosition: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <Lines />
      <OpenedByAButton title={args.title} picture={<Text>A picture</Text>} />
      <Lines />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = scrollY;
    await expect(place).toBeGreaterThan(1000);
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(scrollY).toBe(place);
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    // A sheet stands at the lower edge of the window.
    if (innerWidth < 576) await expect(bottom).toBe(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(scrollY).toBe(place);
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

/** Its title and its button stay in sight while the rest scrolls; on a phone it fills the window. */
export const OfThePagesSize: Story = {
  args: { size: 'page', actions: undefined, children: <Lines /> },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    dialog.scrollTo({ top: 1000, behavior: 'instant' });
    await expect(dialog.scrollTop).toBe(1000);
    const { top, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(bottom).toBeLessThan(innerHeight);
    if (innerWidth < 576) await expect(dialog.getBoundingClientRect().height).toBe(innerHeight);
  },
};

/** Content that is higher than the window. */
function Lines() {
  return Array.from({ length: 80 }, (_, line) => <Text key={line}>What is read behind the dialog</Text>);
}

function OpenedByAButton({ title, picture }: Pick<DialogProps, 'title' | 'picture'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        picture={picture}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Done</Button>}
      />
    </>
  );
}

/** The page gets the reason of the close request: a press beside it may be a mistake. */
export const ReportsWhyItCloses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByText('Before you come in'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog }]);
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await userEvent.click(canvas.getAllByRole('button')[0] ?? dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    // The page decides whether it is open.
    await expect(dialog).toHaveAttribute('open');
  },
};
