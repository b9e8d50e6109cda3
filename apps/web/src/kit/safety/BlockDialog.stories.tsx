import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { BlockDialog } from './BlockDialog';

const page = { user: userFixture() };

const meta = {
  title: 'Screens/Block dialog',
  component: BlockDialog,
  args: {
    profile: profileFixture({ id: 'nadia', name: 'Nadia' }),
    isOpen: true,
    onClose: fn(),
    onBlocked: fn(),
  },
  ...onPage({ page }),
} satisfies Meta<typeof BlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button')[1] ?? canvas.getByRole('button'));
    await waitFor(() => expect(args.onBlocked).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  ...onPage({ page, handlers: { blockMember: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('alertdialog');
    await userEvent.click(canvas.getAllByRole('button')[1] ?? canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onBlocked).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { profile: profileFixture({ id: 'nadia', name: 'Maximiliane-Alexandra von H.' }) },
};
