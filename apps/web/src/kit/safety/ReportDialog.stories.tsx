import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { expect, fn, waitFor } from 'storybook/test';
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

/** However much it asks, what sends it is in sight, and down to the sheet's edge. */
export const InALowWindow: Story = {
  parameters: { docs: { story: { iframeHeight: 400 } } },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog');
    dialog.style.maxBlockSize = '360px';
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const foot = canvasElement.querySelector('[type=submit]')?.parentElement;
    if (!foot) throw new Error('the form can be sent');
    const bottom = () => foot.getBoundingClientRect().bottom;
    await expect(bottom()).toBeCloseTo(dialog.getBoundingClientRect().bottom, 0);
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect(bottom()).toBeCloseTo(dialog.getBoundingClientRect().bottom, 0);
  },
};

export const OfAMessage: Story = { args: { subject: { message_id: 'message-1' } } };

/** The name of the member is not known, neither before nor after the report is sent. */
export const OfSomebodyUnnamed: Story = {
  args: { name: null },
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByRole('status')).toBeVisible();
    await expect(story.canvas.queryByText(/Nadia/)).toBeNull();
  },
};

export const NothingChosen: Story = {
  play: async (story) => {
    await send(story);
    const [first] = story.canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
    // The error stands above the choices, not below all of them.
    const words = await story.canvas.findByText(story.loaded['said'](msg`Choose what fits best.`));
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(first?.getBoundingClientRect().top ?? 0);
  },
};

/** A whole conversation pasted: nothing is cut, and the field says why it isn't sent. */
export const TooLong: Story = {
  play: async (story) => {
    await story.canvas.findByRole('dialog');
    const text = story.canvas.getByRole('textbox');
    await story.userEvent.click(text);
    await story.userEvent.paste('a'.repeat(FIELD_LIMITS.reportText.max + 1));
    await sendWithReason(story);
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(/1[.,\s]?000/);
    // In a low window, too, what is wrong is above the button that stays in sight.
    await expect(isInSight(story, story.canvas.getByText(/1[.,\s]?000/))).toBe(true);
  },
};

export const NoLongerTooLong: Story = {
  tags: ['!dev'],
  play: async (story) => {
    await TooLong.play?.(story);
    const text = story.canvas.getByRole('textbox');
    await story.userEvent.type(text, '{Backspace}');
    await expect(text).toBeValid();
    await send(story);
    await expect(await story.canvas.findByRole('status')).toBeVisible();
  },
};

/** If the server counts differently from the browser, the field shows that error as well. */
export const TextRejected: Story = {
  ...onPage({
    page,
    handlers: {
      reportMember: ({ reject }) =>
        reject('invalid_input', { fields: [{ path: 'text', code: 'too_long', params: { limit: 1000 } }] }),
    },
  }),
  play: async (story) => {
    await sendWithReason(story);
    const text = story.canvas.getByRole('textbox');
    await waitFor(() => expect(text).toBeInvalid());
    await expect(text).toHaveFocus();
    await expect(isInSight(story, story.canvas.getByText(/1[.,\s]?000/))).toBe(true);
    await expect(story.canvas.queryByRole('alert')).toBeNull();
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
  ...onPage({ page, handlers: { reportMember: ({ reject }) => reject('internal') } }),
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByRole('alert')).toBeVisible();
  },
};

/** Whether something of the form stands above its foot. */
function isInSight({ canvasElement }: Play, element: Element): boolean {
  const foot = canvasElement.querySelector('[type=submit]')?.parentElement;
  if (!foot) throw new Error('the form can be sent');
  return element.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top;
}

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
