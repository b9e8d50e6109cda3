import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { MailChange } from './MailChange';

const meta = {
  title: 'Screens/Mail change',
  component: MailChange,
  args: { token: FAKE_TOKEN, isDone: false, isRefused: false },
  ...onPage(),
} satisfies Meta<typeof MailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirms: Story = {};

export const ServerFails: Story = onPage({
  handlers: { confirmMailChange: ({ refuse }) => refuse('internal') },
});

export const InvalidLink: Story = { args: { isRefused: true } };

export const Done: Story = { args: { isDone: true } };
