import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Settings } from './Settings';

const user = userFixture({ status: 'active' });
const JONAS = { profile_id: 'jonas', name: 'Jonas', blocked_at: '2026-11-20T09:00:00.000Z' };
let isBlocked = true;

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  args: { done: null },
  ...onPage({ page: { user }, pageName: 'settings', href: '/settings' }),
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NobodyBlocked: Story = onPage({
  page: { user },
  handlers: { listBlocks: () => ({ blocks: [] }) },
});

export const BlockedLoading: Story = {
  ...onPage({ page: { user }, handlers: { listBlocks: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading blocked members`))).toBeInTheDocument();
  },
};

let isDown = true;
const failing = onPage({
  page: { user },
  handlers: {
    listBlocks: ({ refuse }) => (isDown ? refuse('internal') : { blocks: [JONAS] }),
  },
});

/** The list could not be loaded, and is at the second try. */
export const BlockedAtTheSecondTry: Story = {
  ...failing,
  beforeEach: () => {
    isDown = true;
    return failing.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const retry = await canvas.findByRole('button', {
      name: said(msg`Try again`),
    });
    await expect(canvas.queryByText('Jonas')).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Jonas')).toBeVisible();
  },
};

export const BlockedNotLoaded: Story = {
  ...onPage({ page: { user }, handlers: { listBlocks: ({ refuse }) => refuse('internal') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

/** A password that is on its way: the button is busy, and nothing else of the page is. */
export const Sending: Story = {
  ...onPage({ page: { user }, handlers: { changePassword: () => new Promise(() => {}) } }),
  play: async ({ canvasElement, userEvent }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('#password form');
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
export const TellsPasswordsApart: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll('[aria-pressed]')];
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    await expect(names).toHaveLength(4);
    await expect(new Set(names).size).toBe(4);
  },
};

export const OneDevice: Story = onPage({
  page: { user },
  handlers: { listSessions: () => ({ sessions: [sessionFixture()] }) },
});

/** A session of an older version, and a browser that the site doesn't know. */
export const UnknownDevices: Story = onPage({
  page: { user },
  handlers: {
    listSessions: () => ({
      sessions: [
        sessionFixture({ device: { kind: 'desktop', browser: null, system: null }, country: null }),
        sessionFixture({
          id: 'tablet',
          is_current: false,
          device: { kind: 'tablet', browser: null, system: 'android' },
        }),
      ],
    }),
  },
});

export const DevicesLoading: Story = {
  ...onPage({ page: { user }, handlers: { listSessions: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading your devices`))).toBeInTheDocument();
  },
};

export const DevicesNotLoaded: Story = {
  ...onPage({ page: { user }, handlers: { listSessions: ({ refuse }) => refuse('internal') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

const DEVICES = [
  sessionFixture(),
  sessionFixture({
    id: 'phone',
    is_current: false,
    device: { kind: 'phone', browser: 'safari', system: 'ios' },
  }),
  sessionFixture({
    id: 'desktop',
    is_current: false,
    device: { kind: 'desktop', browser: 'firefox', system: 'windows' },
  }),
];
let devices = DEVICES;
const loggingOut = onPage({
  page: { user },
  handlers: {
    listSessions: () => ({ sessions: devices }),
    endSessions: ({ body }) => {
      devices = devices.filter(
        ({ id, is_current }) => is_current || (body.id !== undefined && body.id !== id),
      );
      return { ended: DEVICES.length - devices.length };
    },
  },
});
const loggingOutAgain = {
  ...loggingOut,
  beforeEach: () => {
    devices = DEVICES;
    return loggingOut.beforeEach();
  },
};

/** The focus moves to what was done, as the button of the row is gone. */
export const DeviceLoggedOut: Story = {
  ...loggingOutAgain,
  play: async ({ canvas, userEvent, loaded: { saidAround } }) => {
    const button = { name: /Windows/ };
    await userEvent.click(await canvas.findByRole('button', button));
    const words = await canvas.findByText(saidAround(msg({ message: '<0>{name}</0> is logged out.' })));
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
  },
};

export const AllOthersLoggedOut: Story = {
  ...loggingOutAgain,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const words = said(
      msg`${plural({ count: 2 }, { one: 'Log out the other device', other: 'Log out the other # devices' })}`,
    );
    await userEvent.click(await canvas.findByRole('button', { name: words }));
    await expect(await canvas.findByText(said(msg`You’re not logged in anywhere else.`))).toBeVisible();
  },
};

export const DeviceNotLoggedOut: Story = {
  ...onPage({ page: { user }, handlers: { endSessions: ({ refuse }) => refuse('internal') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Windows/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const WithBlockedMembers: Story = onPage({
  page: { user },
  handlers: {
    listBlocks: () => ({
      blocks: [JONAS],
    }),
  },
});

const unblocking = onPage({
  page: { user },
  handlers: {
    listBlocks: () => ({ blocks: isBlocked ? [JONAS] : [] }),
    unblockMember: () => {
      isBlocked = false;
      return {};
    },
  },
});

/** The last one that was blocked: the section stays to say so. */
export const Unblocked: Story = {
  ...unblocking,
  beforeEach: () => {
    isBlocked = true;
    return unblocking.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said, saidAround } }) => {
    const button = { name: said(msg`Unblock ${{ name: 'Jonas' }}`) };
    await userEvent.click(await canvas.findByRole('button', button));
    const words = await canvas.findByText(
      saidAround(msg({ message: '<0>{unblocked}</0> is no longer blocked.' })),
    );
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
    await expect(words).toBeVisible();
  },
};

export const Unblocking: Story = {
  ...onPage({
    page: { user },
    handlers: { listBlocks: () => ({ blocks: [JONAS] }), unblockMember: () => new Promise(() => {}) },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Jonas/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotUnblocked: Story = {
  ...onPage({
    page: { user },
    handlers: {
      listBlocks: () => ({ blocks: [JONAS] }),
      unblockMember: ({ refuse }) => refuse('internal'),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** A language that this site no longer has: said at its field. */
export const LanguageRejected: Story = {
  ...onPage({
    page: { user },
    handlers: {
      updateUser: ({ refuse }) => refuse('unknown_locale'),
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

export const PasswordChanged: Story = { args: { done: 'password' } };

/** The page is loaded again in the other language, and reading starts at this message. */
export const LanguageChanged: Story = {
  args: { done: 'language' },
  play: async ({ canvas, loaded: { said } }) => {
    const words = canvas.getByText(said(msg`Your language has been changed.`));
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
  },
};

/** One who is typing already stays there. */
export const ChangedWhileTyping: Story = {
  tags: ['!dev'],
  args: { done: 'password' },
  decorators: [
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

export const AddressSent: Story = { args: { done: 'email' } };

export const OldPasswordWrong: Story = onPage({
  page: {
    user,
    form: {
      name: 'settings',
      action: 'password',
      values: {},
      error: { error: { code: 'old_password_wrong', message: '' } },
    },
  },
});

/** The server could not save it: what was typed is still there. */
export const NotSaved: Story = onPage({
  page: {
    user,
    form: {
      name: 'settings',
      action: 'email',
      values: { email: 'new@example.com' },
      error: { error: { code: 'internal', message: '' } },
    },
  },
});
