import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { WhoSeesMe } from './WhoSeesMe';

const user = userFixture({ status: 'active' });
const place = { pageName: 'settings-section', href: '/settings/visibility' } as const;

const meta = {
  title: 'Screens/Settings/WhoSeesMe',
  component: WhoSeesMe,
  args: { isDone: false },
  ...onPage({ page: { user }, ...place }),
} satisfies Meta<typeof WhoSeesMe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new member has these settings. */
export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    const control = (name: string) => canvas.getByRole('switch', { name });
    await expect(control(said(msg`Show me to visitors without an account`))).not.toBeChecked();
    await expect(control(said(msg`Invisible mode`))).not.toBeChecked();
    await expect(control(said(msg`Read receipts`))).toBeChecked();
  },
};

const sent: object[] = [];
const saving = onPage({
  page: { user },
  ...place,
  handlers: {
    updateUser: ({ body: { invisible = user.invisible, read_receipts = user.read_receipts, ...body } }) => {
      sent.push({ invisible, read_receipts, ...body });
      return { user: { ...user, invisible, read_receipts } };
    },
  },
});

/** Each press is sent at once, one after the other. */
export const Turned: Story = {
  ...saving,
  beforeEach: () => {
    sent.length = 0;
    return saving.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('switch', { name: said(msg`Invisible mode`) }));
    await userEvent.click(canvas.getByRole('switch', { name: said(msg`Read receipts`) }));
    await waitFor(() =>
      expect(sent).toEqual([
        { invisible: true, read_receipts: true },
        { invisible: false, read_receipts: false },
      ]),
    );
  },
};

/** The switch stands where it was put while that is on its way. */
export const Sending: Story = {
  ...onPage({ page: { user }, ...place, handlers: { updateUser: () => new Promise(() => {}) } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const control = canvas.getByRole('switch', { name: said(msg`Invisible mode`) });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

/** It goes back to what the account has, and says so. */
export const NotSaved: Story = {
  ...onPage({ page: { user }, ...place, handlers: { updateUser: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const control = canvas.getByRole('switch', { name: said(msg`Invisible mode`) });
    await userEvent.click(control);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(control).toHaveFocus();
  },
};

/** Membership alone reveals something personal: nobody is shown, and the switch explains why. */
export const Revealing: Story = {
  ...onPage({ page: { user, settings: settingsFixture({ niche: 2 }) }, ...place }),
  play: async ({ canvas, loaded: { said } }) => {
    const control = canvas.getByRole('switch', { name: said(msg`Show me to visitors without an account`) });
    await expect(control).toBeDisabled();
    await expect(control).not.toBeChecked();
  },
};

/** A site that shows visitors nobody. */
export const Closed: Story = {
  ...onPage({
    page: {
      user,
      settings: settingsFixture({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' }),
    },
    ...place,
  }),
};

/** Without script it is saved by a button, and the next page announces it. */
export const Saved: Story = { args: { isDone: true } };
