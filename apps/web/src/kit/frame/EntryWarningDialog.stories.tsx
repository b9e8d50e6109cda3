import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { withUsage } from '@vela/ui/usage';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { EntryWarningDialog } from './EntryWarningDialog';

const page = onPage();

const meta = {
  ...page,
  title: 'Screens/Entry warning',
  component: EntryWarningDialog,
  tags: ['autodocs'],
  parameters: {
    ...page.parameters,
    ...withUsage({
      does: [
        'Before the first page that a visitor opens, where the site and the visitor’s country ask for it.',
        'Say what kind of site it is and that profiles may be fictional, in plain words.',
        'Only its two answers end it; the one that stays is the primary one and says the age.',
      ],
      not: [
        'Not for members, nor in the installed app: who is there has said so before.',
        'Not for consent or terms: these are asked where they are needed, each by itself.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: { onEnter: fn() },
} satisfies Meta<typeof EntryWarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only its answers close it: a press beside it or Escape doesn't. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    await expect(escape.defaultPrevented).toBe(true);
    // What is beside the dialog belongs to its element, without being in anything of it.
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /18/ }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const LongNameOlderAge: Story = onPage({
  page: {
    settings: { ...settingsFixture(), name: 'Bekanntschaftsvermittlung Mecklenburg-Vorpommern', min_age: 21 },
  },
});
