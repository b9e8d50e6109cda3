import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ReportDialog } from './ReportDialog';

const page = { user: userFixture() };

const meta = {
  title: 'Screens/Report dialog',
  component: ReportDialog,
  args: { subject: { profile_id: 'nadia' }, name: 'Nadia', isOpen: true, onClose: fn() },
  ...onPage({ page }),
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {};

export const OfAMessage: Story = { args: { subject: { message_id: 'message-1' } } };

export const NothingChosen: Story = {
  play: async (story) => {
    await send(story);
    await expect(story.canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

export const Sending: Story = {
  ...onPage({ page, handlers: { reportMember: () => new Promise(() => {}) } }),
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  ...onPage({ page, handlers: { reportMember: ({ refuse }) => refuse('internal') } }),
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByRole('alert')).toBeVisible();
  },
};

async function sendWithReason(story: Play): Promise<void> {
  await story.canvas.findByRole('dialog');
  const [reason] = story.canvas.getAllByRole('radio');
  if (reason) await story.userEvent.click(reason);
  await send(story);
}

async function send({ canvas, canvasElement, userEvent }: Play): Promise<void> {
  await canvas.findByRole('dialog');
  const button = canvasElement.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) throw new Error('the form can be sent');
  await userEvent.click(button);
}
