import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { SameAddress } from './SameAddress';

const meta = {
  title: 'Screens/Same address again',
  component: SameAddress,
  args: { token: FAKE_TOKEN, errorCode: null },
  ...onPage({ pageName: 'mail-change-do' }),
} satisfies Meta<typeof SameAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForAPress: Story = {};

export const ServerFailed: Story = { args: { errorCode: 'internal' } };

export const InvalidLink: Story = { args: { errorCode: 'link_invalid' } };
