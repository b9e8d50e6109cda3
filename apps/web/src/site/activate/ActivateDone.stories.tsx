import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN, profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ActivateDone } from './ActivateDone';

const meta = {
  title: 'Screens/Activation',
  component: ActivateDone,
  args: { token: FAKE_TOKEN, isDone: false },
  ...onPage({ pageName: 'activate-done' }),
} satisfies Meta<typeof ActivateDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DoneAsVisitor: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByRole('link').at(-1)).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const ServerFails: Story = onPage({ handlers: { activate: ({ reject }) => reject('internal') } });

/** The server says whose link it is, also to somebody who is confirmed. */
export const ServerFailsForMember: Story = {
  ...onPage({
    page: { user: userFixture({ status: 'active' }) },
    handlers: { activate: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The link would log out the member who opened it, so the page names the account and waits for a press. */
export const OfAnotherMember: Story = {
  ...onPage({
    page: { user: userFixture({ status: 'active', email: 'mine@example.com' }), isOfAnother: true },
    handlers: { activate: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('mine@example.com')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const leaves = leavesBySubmit();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button'));
    await expect(await leaves).toBe(true);
  },
};

/** A browser that the account doesn't know: nothing is sent unasked. */
export const AsksPassword: Story = {
  ...onPage({ page: { asksPassword: true }, handlers: { activate: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Confirm my address`) }));
    await waitFor(() => expect(inputOf(canvasElement, 'password')).toHaveFocus());
    await expect(inputOf(canvasElement, 'password')).toBeInvalid();
  },
};

export const WrongPassword: Story = {
  ...onPage({
    page: { asksPassword: true },
    handlers: { activate: ({ reject }) => reject('password_wrong') },
  }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(inputOf(canvasElement, 'password'), 'not the right one{Enter}');
    await waitFor(() => expect(inputOf(canvasElement, 'password')).toBeInvalid());
  },
};

export const PasswordsBlocked: Story = {
  ...onPage({
    page: {
      asksPassword: true,
      form: {
        name: 'activate/done',
        action: 'password',
        values: { token: FAKE_TOKEN },
        error: { error: { code: 'too_many_attempts', message: '', params: { minutes: 15 } } },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText(/15/)).toBeVisible();
  },
};

/** A member who never chose a password; rejected without script, the form comes back unfolded. */
export const NewPassword: Story = {
  ...onPage({
    page: {
      asksPassword: true,
      form: {
        name: 'activate/done',
        action: 'new_password',
        values: { token: FAKE_TOKEN },
        error: {
          error: {
            code: 'invalid_input',
            message: '',
            fields: [{ path: 'new_password', code: 'password_too_short' }],
          },
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement, 'new_password')).toBeInvalid();
  },
};

/** Both at once: whose page it is, and a password that the browser sends. */
export const AsksPasswordOfAnother: Story = {
  ...onPage({
    page: {
      user: userFixture({ status: 'active', email: 'mine@example.com' }),
      isOfAnother: true,
      asksPassword: true,
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('mine@example.com')).toBeVisible();
    const leaves = leavesBySubmit();
    await userEvent.type(inputOf(canvasElement, 'password'), 'four calm words of mine{Enter}');
    await expect(await leaves).toBe(true);
  },
};

function inputOf(canvasElement: HTMLElement, name: string): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>(`main [name=${name}]`);
  if (!input) throw new Error(`the page has no ${name}`);
  return input;
}

/** Whether the next form that is sent is left to the browser; here it is stopped after that. */
function leavesBySubmit(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (event: Event) => {
      resolve(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', stop, { once: true });
  });
}

/** What was written and deleted again is on its way to nobody. */
export const DoneAsMember: Story = {
  args: { isDone: true },
  ...onPage({
    page: { user: userFixture({ status: 'active', written: { conversations: 1, messages: 2 } }) },
  }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(
      canvas.queryByText(saidWithin(msg`Welcome. Messages you’ve already written are on their way now.`)),
    ).toBeNull();
  },
};

/** A premium member gets the confirmation, too, although nothing is counted for it. */
export const DoneHavingDelivered: Story = {
  args: { isDone: true },
  ...onPage({
    page: {
      user: userFixture({ status: 'active' }),
      form: { name: 'activate/done', action: 'delivered', values: {}, error: null, done: true },
    },
  }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(
      canvas.getByText(saidWithin(msg`Welcome. Messages you’ve already written are on their way now.`)),
    ).toBeVisible();
  },
};

/** A new password was set in a browser that the account didn't know: nothing of before is left. */
export const DoneHavingCleared: Story = {
  args: { isDone: true },
  ...onPage({
    page: {
      user: userFixture({ status: 'active', invisible: true }),
      form: { name: 'activate/done', action: 'cleared', values: {}, error: null, done: true },
    },
  }),
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('main')).getAllByRole('link').slice(-2);
    await expect(first).toHaveAttribute('href', '/profile');
    await expect(second).toHaveAttribute('href', '/settings/visibility');
  },
};

/** Who joined from a member's page is led back there first. */
export const DoneHavingComeForSomebody: Story = {
  args: { isDone: true },
  ...onPage({
    page: {
      user: userFixture({ status: 'active' }),
      signupMember: profileFixture({ id: 'nadia', name: 'Nadia', fictional: true }),
    },
  }),
  play: async ({ canvas, loaded: { saidAround, saidWithin } }) => {
    const [first, second] = within(canvas.getByRole('main')).getAllByRole('link').slice(-2);
    await expect(first).toHaveAttribute('href', '/members/nadia');
    await expect(second).toHaveAttribute('href', '/members');
    // The mark stands with the person it speaks of.
    const words = canvas.getByText(saidAround(msg({ message: 'You wanted to get to know <0>{name}</0>.' })));
    await expect(words).toHaveTextContent(/Nadia/);
    await expect(words).toHaveTextContent(saidWithin(msg`Fictional profile`));
  },
};

export const NoToken: Story = { args: { token: '' } };
