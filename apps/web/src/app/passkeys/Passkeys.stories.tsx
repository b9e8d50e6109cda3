import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_LOGIN, passkeyFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { withAuthenticator } from '../../../tests/support/fake-authenticator';
import { onPage } from '../../../tests/support/story-page';
import { Passkeys } from './Passkeys';

const user = userFixture({ status: 'active' });
const place = { pageName: 'settings-passkeys', href: '/settings/passkeys' } as const;

const meta = {
  title: 'Screens/Passkeys',
  component: Passkeys,
  args: { done: null, apiError: null },
  ...onPage({ page: { user }, ...place }),
} satisfies Meta<typeof Passkeys>;

export default meta;
type Story = StoryObj<typeof meta>;

const MANY = Array.from({ length: 10 }, (_, index) =>
  passkeyFixture({ id: `passkey-${index}`, name: index === 3 ? null : `Chrome, Windows ${index}` }),
);

function showing(passkeys: readonly ReturnType<typeof passkeyFixture>[]): Story {
  return onPage({
    page: { user },
    ...place,
    handlers: { listPasskeys: () => ({ passkeys: [...passkeys] }) },
  });
}

export const Default: Story = {};

export const Empty: Story = showing([]);

/** One without a name, and no room for another. */
export const Enough: Story = showing(MANY);

export const Unnamed: Story = showing([
  passkeyFixture({ name: null, last_used_at: null }),
  passkeyFixture({ id: 'long', name: 'W'.repeat(40) }),
]);

export const Unconfirmed: Story = onPage({
  page: { user: userFixture({ status: 'not_confirmed' }) },
  ...place,
  handlers: { listPasskeys: () => ({ passkeys: [] }) },
});

export const PasskeysLoading: Story = {
  ...onPage({ page: { user }, ...place, handlers: { listPasskeys: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading your passkeys`))).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  ...onPage({ page: { user }, ...place, handlers: { listPasskeys: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Your passkeys didn’t load.`))).toBeVisible();
  },
};

/** The browser has no passkeys of this site's host. */
export const CannotAdd: Story = {
  ...onPage({ page: { user, settings: settingsFixture({ domain: 'vela.example' }) }, ...place }),
  play: async ({ canvas, loaded: { said } }) => {
    const words = said(msg`This browser can’t store passkeys. In a newer one, or on your phone, it works.`);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said(msg`Add a passkey`) })).toBeNull();
  },
};

/** A site of the story's own, since what is done there stays done. */
function withPasskeys(): Story {
  return onPage({ page: { user }, ...place });
}

type Playing = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvas, canvasElement, loaded: { said }, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: said(msg`Add a passkey`) }));
  const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
  if (!password) throw new Error('the form has a password');
  await expect(password).toHaveFocus();
  return password;
}

async function send(playing: Playing, password: string = FAKE_LOGIN.password): Promise<HTMLInputElement> {
  const field = await openForm(playing);
  await playing.userEvent.type(field, `${password}{Enter}`);
  return field;
}

export const AskedForPassword: Story = {
  play: async (playing) => {
    await openForm(playing);
  },
};

export const PasswordWrong: Story = {
  ...withAuthenticator('passkey', { page: { user }, ...place }),
  play: async (playing) => {
    const field = await send(playing, 'not the right one');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Added: Story = {
  ...withAuthenticator('passkey', { page: { user }, ...place }),
  play: async (playing) => {
    await send(playing);
    const { canvas, loaded } = playing;
    const words = await canvas.findByText(
      loaded.said(msg`Your passkey is ready: the next time, you can log in with it.`),
    );
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    await expect(await canvas.findByText('Chrome, Linux')).toBeVisible();
  },
};

export const WaitsForTheFinger: Story = {
  ...withAuthenticator('never', { page: { user }, ...place }),
  play: async (playing) => {
    const field = await send(playing);
    await waitFor(() =>
      expect(field.form?.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** It is announced calmly: the person has decided so. */
export const Cancelled: Story = {
  ...withAuthenticator('NotAllowedError', { page: { user }, ...place }),
  play: async (playing) => {
    await send(playing);
    const { canvas, loaded } = playing;
    const words = loaded.said(msg`No passkey was added. You can try again whenever you like.`);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OnThisDevice: Story = {
  ...withAuthenticator('InvalidStateError', { page: { user }, ...place }),
  play: async (playing) => {
    await send(playing);
    const { canvas, loaded } = playing;
    const words = loaded.said(msg`This device already has a passkey for your account.`);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const BrowserFailed: Story = {
  ...withAuthenticator('UnknownError', { page: { user }, ...place }),
  play: async (playing) => {
    await send(playing);
    await expect(await playing.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Expired: Story = {
  ...withAuthenticator('passkey', {
    page: { user },
    ...place,
    handlers: { addPasskey: ({ reject }) => reject('passkey_expired') },
  }),
  play: async (playing) => {
    await send(playing);
    await expect(await playing.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Renaming: Story = {
  ...withPasskeys(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Safari, iOS/, expanded: false }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Renamed: Story = {
  ...withPasskeys(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Safari, iOS/, expanded: false }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'My phone{Enter}');
    await expect(await canvas.findByText('My phone')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

async function pressRemove({ canvas, userEvent }: Playing) {
  const buttons = await canvas.findAllByRole('button', { name: /Safari, iOS/ });
  const last = buttons.at(-1);
  if (last) await userEvent.click(last);
  return within(await canvas.findByRole('alertdialog'));
}

export const AskedBeforeRemoval: Story = {
  ...withPasskeys(),
  play: async (playing) => {
    await pressRemove(playing);
  },
};

export const Removed: Story = {
  ...withPasskeys(),
  play: async (playing) => {
    const { canvas, loaded, userEvent } = playing;
    const dialog = await pressRemove(playing);
    await userEvent.click(dialog.getByRole('button', { name: loaded.said(msg`Remove it`) }));
    await expect(
      await canvas.findByRole('heading', { name: loaded.said(msg`Log in without a password`) }),
    ).toBeVisible();
  },
};

export const NotRemoved: Story = {
  ...onPage({ page: { user }, ...place, handlers: { removePasskey: ({ reject }) => reject('internal') } }),
  play: async (playing) => {
    const dialog = await pressRemove(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: playing.loaded.said(msg`Remove it`) }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** Without script. */
export const RemovedBefore: Story = { args: { done: 'remove' } };

export const RejectedBefore: Story = { args: { apiError: { code: 'last_way_in' } } };
