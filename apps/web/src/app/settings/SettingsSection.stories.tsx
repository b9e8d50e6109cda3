import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { SettingsSection } from './SettingsSection';

const user = userFixture({ status: 'active' });

const meta = {
  title: 'Screens/Settings/Forms',
  component: SettingsSection,
  args: { section: 'password' },
  ...onPage({ page: { user }, pageName: 'settings-section', href: '/settings/password' }),
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = { args: { section: 'email' } };

export const Password: Story = { args: { section: 'password' } };

export const Language: Story = { args: { section: 'language' } };

export const Appearance: Story = { args: { section: 'appearance' } };

/** A password that is on its way: the button is busy, and nothing else of the page is. */
export const Sending: Story = {
  args: { section: 'password' },
  ...onPage({ page: { user }, handlers: { changePassword: () => new Promise(() => {}) } }),
  play: async ({ canvasElement, userEvent }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('main form');
    const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    const [old, next, again] = ['old_password', 'password', 'password_repeat'].map(field);
    if (!old || !next || !again) throw new Error('the form has three fields');
    await userEvent.type(old, 'windstille-am-hafen');
    await userEvent.type(next, 'vier ruhige Worte hier');
    await userEvent.type(again, 'vier ruhige Worte hier{Enter}');
    await waitFor(() => expect(form?.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvasElement.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
    // How far the page went to the field decides which control of another card lies half below the bar.
    window.scrollTo(0, 0);
  },
};

/** Each button that shows a password says which one. */
export const NamesOfPasswordButtons: Story = {
  tags: ['!dev'],
  args: { section: 'password' },
  play: async ({ canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll('[aria-pressed]')];
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    await expect(names).toHaveLength(3);
    await expect(new Set(names).size).toBe(3);
  },
};

/** A language that this site no longer has: said at its field. */
export const LanguageRejected: Story = {
  args: { section: 'language' },
  ...onPage({
    page: { user },
    handlers: {
      updateUser: ({ reject }) => reject('unknown_locale'),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const select = within(canvas.getByRole('main')).getByRole('combobox', { name: said(msg`Language`) });
    await userEvent.selectOptions(select, 'fi');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Change language`) }));
    await waitFor(() => expect(select).toHaveAttribute('aria-invalid', 'true'));
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue('fi');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.cookie).not.toContain('locale=fi');
  },
};

export const PasswordChanged: Story = {
  args: { section: 'password' },
  ...onPage({ page: { user }, href: '/settings/password?done=1' }),
};

/** The page is loaded again in the other language, and reading starts at this message. */
export const LanguageChanged: Story = {
  args: { section: 'language' },
  ...onPage({ page: { user }, href: '/settings/language?done=1' }),
  play: async ({ canvas, loaded: { said } }) => {
    const words = canvas.getByText(said(msg`Your language has been changed.`));
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
  },
};

const typing = onPage({ page: { user }, href: '/settings/password?done=1' });

/** One who is typing already stays there. */
export const ChangedWhileTyping: Story = {
  tags: ['!dev'],
  args: { section: 'password' },
  ...typing,
  decorators: [
    ...typing.decorators,
    (Story) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- It stands for somebody who was quicker than the page. */}
        <input aria-label="Draft" autoFocus />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveFocus();
  },
};

export const AddressSent: Story = {
  args: { section: 'email' },
  ...onPage({ page: { user }, href: '/settings/email?done=1' }),
};

export const OldPasswordWrong: Story = {
  args: { section: 'password' },
  ...onPage({
    page: {
      user,
      form: {
        name: 'settings/password',
        values: {},
        error: { error: { code: 'old_password_wrong', message: '' } },
      },
    },
  }),
};

/** The server could not save it: what was typed is still there. */
export const NotSaved: Story = {
  args: { section: 'email' },
  ...onPage({
    page: {
      user,
      form: {
        name: 'settings/email',
        values: { email: 'new@example.com' },
        error: { error: { code: 'internal', message: '' } },
      },
    },
  }),
};
