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
  play: async ({ canvas, loaded: { said } }) => {
    const of = async (name: string) => canvas.findByRole('switch', { name });
    await expect(await of(said(msg`${{ name: said(msg`New messages`) }}: e-mail`))).toBeChecked();
    await expect(await of(said(msg`${{ name: said(msg`Offers`) }}: e-mail`))).not.toBeChecked();
    await expect(
      canvas.queryByRole('switch', { name: said(msg`${{ name: said(msg`Offers`) }}: push`) }),
    ).toBeNull();
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
    getNotifications: ({ refuse }) => (isDown ? refuse('internal') : notificationsFixture()),
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
  ...onPage({ ...place, handlers: { getNotifications: ({ refuse }) => refuse('internal') } }),
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
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const likes = said(msg`Likes and matches`);
    const mail = await canvas.findByRole('switch', { name: said(msg`${{ name: likes }}: e-mail`) });
    const push = canvas.getByRole('switch', { name: said(msg`${{ name: likes }}: push`) });
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
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Turn all e-mails off`) }));
    const mail = canvas.getByRole('switch', { name: said(msg`${{ name: said(msg`Reminders`) }}: e-mail`) });
    await waitFor(() => expect(mail).not.toBeChecked());
    await expect(
      canvas.getByRole('switch', { name: said(msg`${{ name: said(msg`Likes and matches`) }}: push`) }),
    ).toBeChecked();
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
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const name = said(msg`${{ name: said(msg`News`) }}: e-mail`);
    const control = await canvas.findByRole('switch', { name });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

/** It goes back to what the account has, and says so. */
export const NotSaved: Story = {
  ...onPage({ ...place, handlers: { updateNotifications: ({ refuse }) => refuse('internal') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const name = said(msg`${{ name: said(msg`News`) }}: e-mail`);
    const control = await canvas.findByRole('switch', { name });
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
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('link', { name: said(msg`Change the address`) })).toHaveAttribute(
      'href',
      '/settings#email',
    );
    const mail = canvas.getByRole('switch', { name: said(msg`${{ name: said(msg`News`) }}: e-mail`) });
    await expect(mail).toBeDisabled();
  },
};

/** The address is tried by a mail. */
export const BouncedAndTried: Story = {
  ...stoppedBy(['bounce', 'fbl']),
  play: async ({ canvas, userEvent, loaded: { said, saidAround } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`It is right: try once more`) }));
    const words = await canvas.findByText(
      saidAround(
        msg({
          message:
            'We’ve sent an e-mail to <0>{email}</0>. Press the button in it, and the others come again. If it doesn’t arrive, change the address.',
        }),
      ),
    );
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
  },
};

export const ReportedAsSpam: Story = stoppedBy(['fbl']);

export const Unsubscribed: Story = stoppedBy(['listunsubscribe', 'fbl']);

const unsubscribed = stoppedBy(['listunsubscribe']);

/** A press brings them back. */
export const BroughtBack: Story = {
  ...unsubscribed,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Turn on as before`) }));
    const words = await canvas.findByText(said(msg`You get our e-mails again.`));
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
  },
};

/** So many mails a day are sent to try an address. */
export const TriedTooOften: Story = {
  ...onPage({
    ...place,
    handlers: {
      getNotifications: () => notificationsFixture({ notifications_disabled: ['bounce'] }),
      updateNotifications: ({ refuse }) => refuse('too_many_mails'),
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
