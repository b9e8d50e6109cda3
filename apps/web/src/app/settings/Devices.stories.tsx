import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Devices } from './Devices';

const user = userFixture({ status: 'active' });

const meta = {
  title: 'Screens/Settings/Devices',
  component: Devices,
  args: {},
  ...onPage({ page: { user }, pageName: 'settings-section', href: '/settings/devices' }),
} satisfies Meta<typeof Devices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  ...onPage({ page: { user }, handlers: { listSessions: ({ reject }) => reject('internal') } }),
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
  ...onPage({ page: { user }, handlers: { endSessions: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Windows/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
