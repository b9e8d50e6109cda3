import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { UndoMailChange } from './UndoMailChange';

const meta = {
  title: 'Screens/Mail change undone',
  component: UndoMailChange,
  args: { token: FAKE_TOKEN, errorCode: null },
  ...onPage({ pageName: 'mail-change-do' }),
} satisfies Meta<typeof UndoMailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForAPress: Story = {};

export const ServerFailed: Story = { args: { errorCode: 'internal' } };

export const AddressTaken: Story = { args: { errorCode: 'email_taken' } };

export const InvalidLink: Story = { args: { errorCode: 'link_invalid' } };
