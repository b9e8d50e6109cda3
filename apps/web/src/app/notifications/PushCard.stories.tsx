import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { ALERTS } from '@vela/domain/alerts';
import { Container } from '@vela/ui/layout';
import { expect, waitFor } from 'storybook/test';
import { browserThat } from '../../../tests/support/push-browser';
import { onPage } from '../../../tests/support/story-page';
import { PushProvider } from '../../kit/live/push/PushProvider';
import { PushCard } from './PushCard';

const reported: (string | null)[] = [];

const meta = {
  title: 'Screens/Notifications/PushCard',
  component: PushCard,
  render: () => (
    <PushProvider>
      <main>
        <Container size="form">
          <PushCard />
        </Container>
      </main>
    </PushProvider>
  ),
  ...onPage({
    page: {
      user: userFixture({ status: 'active' }),
      settings: settingsFixture({ push_public_key: 'BKey' }),
    },
    pageName: 'notifications',
    bars: false,
    href: '/notifications',
    handlers: {
      subscribePush: ({ body }) => {
        reported.push(body.subscription?.endpoint ?? null);
        return {};
      },
    },
  }),
  beforeEach: browserThat('granted'),
} satisfies Meta<typeof PushCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody decided yet, or they were turned off. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await expect(control).not.toBeChecked();
  },
};

/** The server stores it for the account. */
export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    reported.length = 0;
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    await waitFor(() => expect(reported).toContain('https://fcm.googleapis.com/fcm/send/story'));
    await expect(control).toHaveFocus();
  },
};

/** The account deletes the browser's subscription, and other pages no longer ask for notifications. */
export const TurnedOff: Story = {
  beforeEach: browserThat('granted', { before: 'granted', subscribed: true }),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeChecked());
    reported.length = 0;
    await userEvent.click(control);
    await waitFor(() => expect(localStorage.getItem(ALERTS.push.key)).not.toBeNull());
    await expect(reported.at(-1)).toBeNull();
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};

/** The person says no: where to say yes again stands beneath, and the focus stays. */
export const Denied: Story = {
  beforeEach: browserThat('denied'),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await expect(
      await canvas.findByText(
        said(msg`Your browser blocks notifications of this site. Only you can change that:`),
      ),
    ).toBeVisible();
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};

/** The browser's question is closed without an answer: it says why nothing came of it. */
export const Unanswered: Story = {
  beforeEach: browserThat('default'),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await expect(
      await canvas.findByText(
        said(
          msg`Your browser hasn’t allowed notifications yet. Turn them on again, and answer its question.`,
        ),
      ),
    ).toBeVisible();
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};

/** The browser has rejected them before. */
export const DeniedBefore: Story = {
  beforeEach: browserThat('denied', { before: 'denied' }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(
        said(msg`Your browser blocks notifications of this site. Only you can change that:`),
      ),
    ).toBeVisible();
  },
};

/** A browser without push messages. */
export const Incapable: Story = {
  beforeEach: () => {
    const descriptor = Object.getOwnPropertyDescriptor(window, 'PushManager');
    Reflect.deleteProperty(window, 'PushManager');
    return () => {
      if (descriptor) Object.defineProperty(window, 'PushManager', descriptor);
    };
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(
        said(
          msg`This browser can’t show notifications from this site. On an iPhone or iPad it can, once the site is on the home screen:`,
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

/** Without a service worker there is nothing to turn on: it says so, and stays off. */
export const NotTurnedOn: Story = {
  beforeEach: browserThat('granted', { registered: false }),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(control).not.toBeChecked();
  },
};
