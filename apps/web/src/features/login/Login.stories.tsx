import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageForm } from '@vela/contract/page';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { noteSignedOut } from '../../shell/account/signed-out';
import { Login } from './Login';

const meta = {
  title: 'Screens/Log in',
  component: Login,
  args: { next: '/members' },
  ...onPage(),
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A visitor on the way to a page of members. */
export const SentHere: Story = {
  args: { wasSentHere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Please log in; then|dann geht es dort weiter)/)).toBeVisible();
  },
};

export const SessionOver: Story = {
  args: { wasSentHere: true },
  beforeEach: noteSignedOut,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(You were logged out|Sie wurden ausgeloggt)/)).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [submit] = canvasElement.querySelectorAll<HTMLButtonElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toHaveFocus());
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Sending: Story = {
  ...onPage({ handlers: { logIn: () => new Promise(() => {}) } }),
  play: async ({ canvasElement, userEvent }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`);
    const [email, password] = [field('email'), field('password')];
    if (!email || !password) throw new Error('the form has two fields');
    await userEvent.type(email, 'jonas@example.com');
    await userEvent.type(password, 'four calm words of mine{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy'));
  },
};

export const Failed: Story = refused('login_failed');

export const Blocked: Story = {
  ...refused('too_many_attempts', { minutes: 15 }),
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText(/15/)).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/reset-password');
  },
};

export const Deleted: Story = refused('account_deleted');

export const Banned: Story = refused('member_banned');

function refused(
  code: 'login_failed' | 'too_many_attempts' | 'account_deleted' | 'member_banned',
  params = {},
): Story {
  const form: PageForm = {
    name: 'login',
    values: { email: 'jonas@example.com' },
    error: { error: { code, message: '', params } },
  };
  return onPage({ page: { form, status: 403 } });
}
