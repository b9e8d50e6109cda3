import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import type { BodyOf } from '@vela/contract/registry';
import { choicesAfter, preferencesOf, type NotificationChoices } from '@vela/domain/notifications';
import { expect, waitFor } from 'storybook/test';
import { browserThat } from '../../../tests/support/push-browser';
import { onPage } from '../../../tests/support/story-page';
import { PushProvider } from '../../kit/live/push/PushProvider';
import { Notifications } from './Notifications';

/** The switch of a kind and a way, by what it is sent as. */
async function switchOf(canvasElement: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const control = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control) throw new Error(`there is no switch ${name}`);
    return control;
  });
}

/** What of the screen has the focus, such as a notice of what was done. */
function focusedIn(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('main :focus');
}

const user = userFixture({ status: 'active' });
const page = { user, settings: settingsFixture({ push_public_key: 'BKey' }) };
const place = { page, pageName: 'notifications', href: '/notifications' } as const;

const meta = {
  title: 'Screens/Notifications',
  component: Notifications,
  args: { done: null, hasFailed: false },
  render: (args) => (
    <PushProvider>
      <Notifications {...args} />
    </PushProvider>
  ),
  ...onPage(place),
  beforeEach: browserThat('granted', { before: 'granted', subscribed: true }),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member who never changed anything. */
export const Default: Story = {
  play: async ({ canvasElement, loaded: { saidWithin } }) => {
    const mail = await switchOf(canvasElement, 'new_messages.mail');
    await expect(mail).toBeChecked();
    await expect(mail).toHaveAccessibleName(saidWithin(msg`New messages`));
    await expect(await switchOf(canvasElement, 'promotions.mail')).not.toBeChecked();
    await expect(canvasElement.querySelector('[name="promotions.push"]')).toBeNull();
  },
};

export const LoadingIt: Story = {
  ...onPage({ ...place, handlers: { getNotifications: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading your notifications`))).toBeInTheDocument();
  },
};

let isDown = true;
const failing = onPage({
  ...place,
  handlers: {
    getNotifications: ({ reject }) => (isDown ? reject('internal') : notificationsFixture()),
  },
});

/** It could not be loaded, and is at the second try. */
export const AtTheSecondTry: Story = {
  ...failing,
  beforeEach: () => {
    isDown = true;
    return failing.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const retry = await canvas.findByRole('button', { name: said(msg`Try again`) });
    await expect(canvas.queryByRole('table')).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  ...onPage({ ...place, handlers: { getNotifications: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByRole('heading', { name: said(msg`Your notifications didn’t load`) }),
    ).toBeVisible();
  },
};

const QUIET = { from: 22 * 60, to: 8 * 60, time_zone: 'Europe/Amsterdam' };

export const QuietHours: Story = onPage({
  ...place,
  handlers: { getNotifications: () => notificationsFixture({ quiet_hours: QUIET }) },
});

const sent: BodyOf<'updateNotifications'>[] = [];
let choices: NotificationChoices = {};
const saving = onPage({
  ...place,
  handlers: {
    updateNotifications: ({ body }) => {
      sent.push(body);
      choices = choicesAfter(choices, body.preferences ?? {});
      const { preferences } = notificationsFixture();
      return notificationsFixture({
        preferences: { ...preferences, ...preferencesOf(choices) } as typeof preferences,
        quiet_hours: body.quiet_hours ?? null,
      });
    },
  },
});
const savingAgain = {
  ...saving,
  beforeEach: () => {
    sent.length = 0;
    choices = {};
    return saving.beforeEach();
  },
};

/** Each press is sent at once, by keyboard, too, one after the other. */
export const Turned: Story = {
  ...savingAgain,
  play: async ({ canvasElement, userEvent }) => {
    const mail = await switchOf(canvasElement, 'like.mail');
    const push = await switchOf(canvasElement, 'like.push');
    await userEvent.click(mail);
    push.focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(sent.map(({ preferences }) => preferences)).toEqual([
        { like: { mail: false } },
        { like: { push: false } },
      ]),
    );
    await waitFor(() => expect(mail).not.toBeChecked());
    await expect(push).not.toBeChecked();
    await expect(push).toHaveFocus();
  },
};

export const AllMailsOff: Story = {
  ...savingAgain,
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Turn all e-mails off`) }));
    const mail = await switchOf(canvasElement, 'reminders.mail');
    await waitFor(() => expect(mail).not.toBeChecked());
    await expect(await switchOf(canvasElement, 'like.push')).toBeChecked();
  },
};

/** The usual hours are offered, in the zone of the browser. */
export const QuietHoursTurnedOn: Story = {
  ...savingAgain,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: said(msg`Nothing at night`) }));
    const from = await canvas.findByRole('combobox', { name: said(msg`From`) });
    await expect(from).toHaveValue('1320');
    await userEvent.selectOptions(from, '1260');
    await waitFor(() => expect(sent.at(-1)?.quiet_hours).toMatchObject({ from: 1260, to: 480 }));
    await expect(canvas.getByRole('combobox', { name: said(msg`To`) })).toHaveValue('480');
  },
};

/** The switch stands where it was put while that is on its way. */
export const Sending: Story = {
  ...onPage({ ...place, handlers: { updateNotifications: () => new Promise(() => {}) } }),
  play: async ({ canvasElement, userEvent }) => {
    const control = await switchOf(canvasElement, 'news.mail');
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

/** It goes back to what the account has, and says so. */
export const NotSaved: Story = {
  ...onPage({ ...place, handlers: { updateNotifications: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const control = await switchOf(canvasElement, 'news.mail');
    await userEvent.click(control);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(control).toHaveFocus();
  },
};

const stoppedBy = (reasons: ReturnType<typeof notificationsFixture>['notifications_disabled']) =>
  onPage({
    ...place,
    handlers: {
      getNotifications: () => notificationsFixture({ notifications_disabled: reasons }),
      updateNotifications: () =>
        notificationsFixture({ notifications_disabled: reasons.filter((reason) => reason === 'bounce') }),
    },
  });

/** Nothing can be turned until the mails are brought back, and what was chosen stays in sight. */
export const Bounced: Story = {
  ...stoppedBy(['bounce']),
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(await canvas.findByRole('link', { name: said(msg`Change the address`) })).toHaveAttribute(
      'href',
      '/settings/email',
    );
    await expect(await switchOf(canvasElement, 'news.mail')).toBeDisabled();
  },
};

/** The address is tried by a mail. */
export const BouncedAndTried: Story = {
  ...stoppedBy(['bounce', 'fbl']),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`It is right: try once more`) }));
    await waitFor(() => expect(focusedIn(canvasElement)).toHaveTextContent('robin@example.com'));
    await expect(canvas.queryByRole('button', { name: said(msg`It is right: try once more`) })).toBeNull();
  },
};

/** What is necessary comes nevertheless, and the page says so. */
export const ReportedAsSpam: Story = {
  ...stoppedBy(['fbl']),
  play: async ({ canvas, loaded: { said } }) => {
    const words = msg`So we send you only what is necessary, such as receipts, security notices and links you ask for. If that was a slip, turn the others on again, and mark the last one as “not spam” so that it stays that way.`;
    await expect(await canvas.findByText(said(words))).toBeVisible();
  },
};

export const Unsubscribed: Story = stoppedBy(['listunsubscribe', 'fbl']);

const unsubscribed = stoppedBy(['listunsubscribe']);

/** A press turns them on. */
export const TurnedOnAgain: Story = {
  ...unsubscribed,
  play: async ({ canvas, canvasElement, userEvent, loaded: { said, saidWithin } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Turn on as before`) }));
    await waitFor(() =>
      expect(focusedIn(canvasElement)).toHaveTextContent(saidWithin(msg`You get our e-mails again.`)),
    );
    await expect(await switchOf(canvasElement, 'news.mail')).toBeEnabled();
  },
};

/** So many mails a day are sent to try an address. */
export const TriedTooOften: Story = {
  ...onPage({
    ...place,
    handlers: {
      getNotifications: () => notificationsFixture({ notifications_disabled: ['bounce'] }),
      updateNotifications: ({ reject }) => reject('too_many_mails'),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`It is right: try once more`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The browser blocks push: the steps that allow it again. */
export const PushBlocked: Story = {
  beforeEach: browserThat('denied', { before: 'denied' }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Blocked`))).toBeVisible();
  },
};

/** Without script it is saved by a button, and the next page announces it. */
export const Saved: Story = { args: { done: 'kinds' } };
