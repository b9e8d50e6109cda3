import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import type { PageForm } from '@vela/contract/page';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withAuthenticator } from '../../../tests/support/fake-authenticator';
import { recordAnnouncements } from '../../../tests/support/record-announcements';
import { onPage } from '../../../tests/support/story-page';
import { storeSignedOut } from '../../kit/storage/signed-out';
import { Login } from './Login';

const meta = {
  title: 'Screens/Log in',
  component: Login,
  args: { next: '/members' },
  ...onPage({ pageName: 'login' }),
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const savedAs = (name: string) =>
      canvasElement.querySelector(`[name=${name}]`)?.getAttribute('autocomplete');
    await expect(savedAs('email')).toBe('username webauthn');
    await expect(savedAs('password')).toBe('current-password');
  },
};

const logIn = fn(({ reject }: { reject: (code: 'login_failed') => never }) => reject('login_failed'));

/** The username opens the account, too. */
export const ByUsername: Story = {
  ...onPage({ pageName: 'login', handlers: { logIn } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('one logs in with a password');
    await userEvent.type(
      canvas.getByRole('textbox', { name: said(msg`E-mail address or username`) }),
      'Sanne',
    );
    await userEvent.type(password, 'a-password-of-mine{Enter}');
    await waitFor(() => expect(logIn).toHaveBeenCalled());
  },
};

/** A visitor on the way to a page of members. */
export const SentHere: Story = {
  args: { wasSentHere: true },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Log in to continue.`))).toBeVisible();
  },
};

export const SessionEnded: Story = {
  args: { wasSentHere: true },
  beforeEach: storeSignedOut,
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(said(msg`You’ve been logged out. Log in to pick up where you left off.`)),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [submit] = canvasElement.querySelectorAll<HTMLButtonElement>('main button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toHaveFocus());
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Two mistakes are announced as two, and then the first; from inside the form, the mistake comes with the number. */
export const MissingAnnounced: Story = {
  play: async ({ canvasElement, canvas, userEvent, loaded: { said, saidWithin } }) => {
    const { announcements } = recordAnnouncements(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Log in`) }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    const announcedOnce = announcements();
    await expect(announcedOnce).toHaveLength(3);
    await expect(announcedOnce[1]).toMatch(said(needAttention(['email', 'password'])));
    await expect(announcedOnce[2]).toMatch(saidWithin(msg`Enter your e-mail address or username.`));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcements()).toHaveLength(4));
    await expect(announcements().at(-1)).toMatch(saidWithin(needAttention(['email', 'password'])));
    await expect(announcements().at(-1)).toMatch(saidWithin(msg`Enter your e-mail address or username.`));
    // After the correction the other mistake is announced again.
    await userEvent.type(canvas.getByRole('textbox'), 'jonas@example.com{Enter}');
    await waitFor(() => expect(announcements().at(-1)).toMatch(saidWithin(msg`Enter your password.`)));
    await expect(announcements().at(-2)).toMatch(said(needAttention(['password'])));
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
    await waitFor(() =>
      expect(canvasElement.querySelector('main [type=submit]')).toHaveAttribute('aria-busy'),
    );
  },
};

export const Failed: Story = rejected('login_failed');

/** The same words a second time are announced again, because they are put on the page again. */
export const FailedAgain: Story = {
  ...rejected('login_failed', {}, { logIn: ({ reject }) => reject('login_failed') }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = canvas.getByRole('alert');
    const { textContent: words } = first;
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('the form has a password');
    await userEvent.type(password, 'four calm words of mine{Enter}');
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(canvas.getByRole('alert').textContent).toBe(words);
  },
};

export const Blocked: Story = {
  ...rejected('too_many_attempts', { minutes: 15 }),
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText(/15/)).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/reset-password');
  },
};

/** The password was right, and the account can come back: the one button does both. */
export const Deleted: Story = {
  ...rejected('account_deleted', {}, { logIn: () => new Promise(() => {}) }),
  play: async ({ canvas, canvasElement, loaded: { said }, userEvent }) => {
    const button = canvas.getByRole('button', { name: said(msg`Bring my account back and log in`) });
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('the form has a password');
    await userEvent.type(password, 'four calm words of mine');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Banned: Story = rejected('member_banned');

/** The browser asks; the page waits. */
export const AskedForPasskey: Story = {
  ...withAuthenticator('never', { pageName: 'login' }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    const button = await canvas.findByRole('button', { name: said(msg`Log in with a passkey`) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The person has decided so: it is no error. */
export const PasskeyCancelled: Story = {
  ...withAuthenticator('NotAllowedError', { pageName: 'login' }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Log in with a passkey`) }));
    const words = said(msg`No passkey was used. You can try again, or log in with your password.`);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PasskeyFailed: Story = {
  ...withAuthenticator('UnknownError', { pageName: 'login' }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Log in with a passkey`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const PasskeyUnknown: Story = {
  ...withAuthenticator('passkey', { pageName: 'login' }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Log in with a passkey`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const reactivating = fn(({ reject }: { reject: (code: 'account_deleted') => never }) =>
  reject('account_deleted'),
);

/** The passkey was right, and the account can come back: its own button does both. */
export const PasskeyOfDeleted: Story = {
  ...withAuthenticator('passkey', { pageName: 'login', handlers: { logInWithPasskey: reactivating } }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Log in with a passkey`) }));
    await userEvent.click(
      await canvas.findByRole('button', { name: said(msg`Bring my account back and log in`) }),
    );
    await waitFor(() =>
      expect(reactivating).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ reactivate: true }) as unknown }),
      ),
    );
  },
};

/** At another host than the site's own. */
export const WithoutPasskeys: Story = {
  ...onPage({ pageName: 'login', page: { settings: settingsFixture({ domain: 'vela.example' }) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('button', { name: said(msg`Log in with a passkey`) })).toBeNull();
  },
};

function rejected(
  code: 'login_failed' | 'too_many_attempts' | 'account_deleted' | 'member_banned',
  params = {},
  handlers: NonNullable<Parameters<typeof onPage>[0]>['handlers'] = {},
): Story {
  const form: PageForm = {
    name: 'login',
    values: { email: 'jonas@example.com' },
    error: { error: { code, message: '', params } },
  };
  return onPage({ page: { form, status: 403 }, handlers });
}

function needAttention(fields: readonly string[]): MessageDescriptor {
  return msg`${plural(fields.length, {
    one: '# field needs your attention.',
    other: '# fields need your attention.',
  })}`;
}
