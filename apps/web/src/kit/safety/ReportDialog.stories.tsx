import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, userFixture } from '@vela/api-client/testing';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { Country } from '@vela/domain/locale';
import type { ReportReason } from '@vela/domain/safety';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ReportDialog } from './ReportDialog';

const user = userFixture({ status: 'active' });
const page = { user };
const { profile } = user;
const open = imageFixture({ id: 'open' });
const secret = imageFixture({ id: 'secret', main: false, private: true });
const withSecret = userFixture({
  status: 'active',
  profile: profile && { ...profile, photos: [open, secret] },
});
const from = (country: Country) =>
  onPage({ page: { user: userFixture({ status: 'active', profile: profile && { ...profile, country } }) } });
const reportMember = fn(({ body }: { body: { block: boolean } }) => ({
  reference: 'R4T7K2M9QX',
  blocked: body.block,
}));

const meta = {
  title: 'Screens/Report dialog',
  component: ReportDialog,
  args: { subject: { profile_id: 'nadia' }, name: 'Nadia', photoAccess: false, isOpen: true, onClose: fn() },
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
    await canvas.findAllByRole('radio');
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

/** Somebody who may see private photos: that ends with the report, or with the block. */
export const WithPrivatePhotos: Story = {
  args: { photoAccess: true },
  ...onPage({ page: { user: withSecret }, handlers: { reportMember } }),
  play: async (story) => {
    const { canvas, userEvent, loaded } = story;
    await canvas.findAllByRole('radio');
    const name = loaded['said'](msg`Withdraw my private photos`);
    await expect(boxOf(story, 'block')).not.toBeChecked();
    await userEvent.click(boxOf(story, 'block'));
    await expect(canvas.queryByRole('checkbox', { name })).toBeNull();
    await userEvent.click(boxOf(story, 'block'));
    await userEvent.click(canvas.getByRole('checkbox', { name }));
    reportMember.mockClear();
    await sendWithReason(story);
    await expect(await canvas.findByRole('status')).toBeVisible();
    const body: unknown = expect.objectContaining({ block: false, withdraw_photos: true });
    await expect(reportMember).toHaveBeenCalledWith(expect.objectContaining({ body }));
    await expect(canvas.getByText(/Nadia/, { selector: 'p *' })).toBeVisible();
  },
};

/** Without private photos there is nothing to take back, whatever was given. */
export const NothingToWithdraw: Story = {
  tags: ['!dev'],
  args: { photoAccess: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** Where there is a block between the two, nothing is left to do about the member. */
export const AfterABlock: Story = {
  args: { photoAccess: undefined },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

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
    await story.canvas.findAllByRole('radio');
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

/** Nobody may be in danger from a fake profile: the page says its number, and what happens next. */
export const Sent: Story = {
  play: async (story) => {
    await sendWithReason(story);
    await expect(await story.canvas.findByText(/R4T7K2M9QX/)).toBeVisible();
    await expect(hrefs(story)).toEqual(['/settings/reports']);
  },
};

/** Sent with a block: the page that opened it learns so once it is closed. */
export const SentWithBlock: Story = {
  ...onPage({ page, handlers: { reportMember } }),
  play: async (story) => {
    const { canvas, userEvent, args, loaded } = story;
    await canvas.findAllByRole('radio');
    await userEvent.click(boxOf(story, 'block'));
    await sendWithReason(story, 'sexual');
    await expect(await canvas.findByText(/R4T7K2M9QX/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(hrefs(story)).toEqual(['tel:112', '/settings/reports']);
    await userEvent.click(canvas.getByRole('button', { name: loaded['said'](msg`Done`) }));
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

/** The member left at this moment: the report is there, and that no block was made is said. */
export const NotBlocked: Story = {
  ...onPage({ page, handlers: { reportMember: () => ({ reference: 'R4T7K2M9QX', blocked: false }) } }),
  play: async (story) => {
    const { canvas, userEvent, args, loaded } = story;
    await canvas.findAllByRole('radio');
    await userEvent.click(boxOf(story, 'block'));
    await sendWithReason(story);
    await expect(
      await canvas.findByText(
        loaded['saidAround'](
          msg({ message: '<0>{name}</0> isn’t there any more, and could not be blocked.' }),
        ),
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: loaded['said'](msg`Done`) }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};

/** The emergency number is that of the member's country. */
export const SentFromTheUnitedStates: Story = {
  ...from('US'),
  play: async (story) => {
    await sendWithReason(story, 'meeting');
    await waitFor(() => expect(hrefs(story)).toEqual(['tel:911', '/settings/reports']));
  },
};

/** Nothing is mailed to an address that isn't confirmed, and nobody's country is guessed. */
export const SentBeforeConfirmation: Story = {
  ...onPage({ page: { user: userFixture({ status: 'not_confirmed', profile: null }) } }),
  play: async (story) => {
    await sendWithReason(story, 'harassment');
    await expect(
      await story.canvas.findByText(
        story.loaded['said'](msg`Your report number is ${{ reference: 'R4T7K2M9QX' }}.`),
      ),
    ).toBeVisible();
    await expect(hrefs(story)).toEqual(['tel:112', '/settings/reports']);
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

async function sendWithReason(story: Play, reason: ReportReason = 'fake'): Promise<void> {
  await story.canvas.findAllByRole('radio');
  const radio = story.canvasElement.querySelector(`[name=reason][value=${reason}]`);
  if (radio) await story.userEvent.click(radio);
  await send(story);
}

function boxOf({ canvasElement }: Play, name: string): HTMLElement {
  const box = canvasElement.querySelector<HTMLElement>(`[name=${name}]`);
  if (!box) throw new Error('the form has this box');
  return box;
}

const hrefs = ({ canvas }: Play) => canvas.getAllByRole('link').map((link) => link.getAttribute('href'));

async function send({ canvas, canvasElement, userEvent }: Play): Promise<void> {
  await canvas.findAllByRole('radio');
  const button = canvasElement.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) throw new Error('the form can be sent');
  await userEvent.click(button);
}
