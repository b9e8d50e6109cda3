import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { EntryWarningDialog } from './EntryWarningDialog';

const meta = {
  title: 'Screens/Entry warning',
  component: EntryWarningDialog,
  args: { onEnter: fn() },
  ...onPage(),
} satisfies Meta<typeof EntryWarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only its answers end it: a press beside it or Escape is none. */
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
