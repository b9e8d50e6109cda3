import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { ALERTS } from '@vela/domain/alerts';
import { expect, waitFor } from 'storybook/test';
import { browserThat } from '../../../../tests/support/push-browser';
import { onPage } from '../../../../tests/support/story-page';
import { PushAsk } from './PushAsk';
import { PushProvider } from '../../live/push/PushProvider';

const withKey = (pushPublicKey: string | null) =>
  onPage({
    page: { user: userFixture(), settings: settingsFixture({ push_public_key: pushPublicKey }) },
    pageName: 'members',
    href: '/members',
    handlers: { subscribePush: () => ({}) },
  });

const meta = {
  title: 'Shell/PushAsk',
  component: PushAsk,
  args: { of: 'page' },
  render: (args) => (
    <PushProvider>
      <main id="main" tabIndex={-1} />
      <PushAsk {...args} />
    </PushProvider>
  ),
  ...withKey('BKey'),
  beforeEach: browserThat('granted'),
} satisfies Meta<typeof PushAsk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary')).toBeVisible();
  },
};

/** A yes turns them on, and the question is answered. */
export const TurnedOn: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const [turnOn] = await canvas.findAllByRole('button');
    await userEvent.click(turnOn ?? canvas.getByRole('main'));
    await expect(await canvas.findByText(said(msg`Notifications are on.`))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A no answers the question, too. */
export const Denied: Story = {
  parameters: {
    nothingShown: 'Nothing is shown any more: the browser was told no, and the question is answered.',
  },
  beforeEach: browserThat('denied'),
  play: async ({ canvas, userEvent }) => {
    const [turnOn] = await canvas.findAllByRole('button');
    await userEvent.click(turnOn ?? canvas.getByRole('main'));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Where the browser would store no worker, push messages can't be turned on: an error is shown, and the member can try again. */
export const NoWorker: Story = {
  beforeEach: browserThat('granted', { registered: false }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const [turnOn] = await canvas.findAllByRole('button');
    await userEvent.click(turnOn ?? canvas.getByRole('main'));
    await expect(await canvas.findByText(said(msg`Notifications could not be turned on.`))).toBeVisible();
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(turnOn).toBeEnabled();
  },
};

/** "Not now" is stored under the name of product.md. */
export const Dismissed: Story = {
  parameters: {
    nothingShown: 'Nothing is shown any more: the question was put away, and stays away in this browser.',
  },
  play: async ({ canvas, userEvent }) => {
    const [, notNow] = await canvas.findAllByRole('button');
    await userEvent.click(notNow ?? canvas.getByRole('main'));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(localStorage.getItem(ALERTS.push.key)).toMatch(/^\d{4}-\d\d-\d\dT/);
  },
};

const keyless = withKey(null);

/** A site without keys sends none, and asks for nothing. */
export const NoneToHave: Story = {
  ...keyless,
  parameters: {
    ...keyless.parameters,
    nothingShown: 'Nothing is shown here: this site sends no notifications.',
  },
  play: async ({ canvas }) => {
    // A machine that is never idle has its turn, too.
    const turn = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
    await turn();
    await turn();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
