import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MailChange } from './MailChange';

const meta = {
  title: 'Screens/Mail change',
  component: MailChange,
  args: { token: FAKE_TOKEN, isDone: false, isOpened: false, refusal: null },
  ...onPage({ pageName: 'mail-change-do' }),
} satisfies Meta<typeof MailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirms: Story = {};

export const ServerFails: Story = onPage({
  handlers: { confirmMailChange: ({ refuse }) => refuse('internal') },
});

export const InvalidLink: Story = { args: { refusal: 'link_invalid' } };

export const AddressTaken: Story = { args: { refusal: 'email_taken' } };

export const Done: Story = { args: { isDone: true } };

/** Who signed up with a wrong address has an open account by the right one, and is told what that set on its way. */
export const OpensTheAccount: Story = {
  args: { isDone: true, isOpened: true },
  ...onPage({
    page: {
      user: userFixture({ status: 'active' }),
      form: { name: 'mail-change/do', action: 'delivered', values: {}, error: null, done: true },
    },
  }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(
      canvas.getByText(saidWithin(msg`Welcome. Messages you’ve already written are on their way now.`)),
    ).toBeVisible();
  },
};
