import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { NewPassword } from './NewPassword';

const meta = {
  title: 'Screens/New password',
  component: NewPassword,
  args: { token: FAKE_TOKEN, isDone: false },
  ...onPage({ pageName: 'reset-password-do' }),
} satisfies Meta<typeof NewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Different: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [password, repeat] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=password]');
    if (!password || !repeat) throw new Error('two passwords are asked for');
    await userEvent.type(password, 'windstille-am-hafen');
    await userEvent.type(repeat, 'windstille{Enter}');
    await waitFor(() => expect(repeat).toHaveFocus());
    await expect(repeat).toBeInvalid();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    for (const input of canvasElement.querySelectorAll<HTMLInputElement>('input[type=password]'))
      await userEvent.type(input, 'windstille-am-hafen');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull());
    await expect(document.cookie).toContain('done=reset-password%2Fdo%3A1');
    document.cookie = 'done=; Max-Age=0; Path=/';
  },
};

export const InvalidLink: Story = { args: { token: '' } };

/** The member goes on without typing the password once more. */
export const Done: Story = {
  args: { isDone: true },
  ...onPage({ pageName: 'reset-password-do', page: { user: userFixture() } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('link', { name: said(msg`Continue`) })).toHaveAttribute('href', '/members');
  },
};

/** The account is closed, or somebody else is logged in there. */
export const DoneAsVisitor: Story = {
  args: { isDone: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main a')).toHaveAttribute('href', '/login');
  },
};
