import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../../tests/support/story-page';
import { StatusScreen } from './StatusScreen';

const meta = {
  title: 'Screens/Status',
  component: StatusScreen,
  ...onPage({
    page: { screen: 'not_found', status: 404, requestId: 'k3Vd0_aZ71Qm' },
    pageName: null,
  }),
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFoundForAMember: Story = onPage({
  page: { screen: 'not_found', status: 404, user: userFixture() },
});

export const LinkExpired: Story = onPage({
  page: { screen: 'link_expired', status: 404, requestId: 'k3Vd0_aZ71Qm' },
});

export const LinkExpiredForAMember: Story = onPage({
  page: { screen: 'link_expired', status: 404, user: userFixture() },
});

export const SomethingBroke: Story = onPage({
  page: { screen: 'error', status: 500, requestId: 'k3Vd0_aZ71Qm' },
});

/** Here, and not on the server: nothing there knows of it. */
export const SomethingBrokeInTheBrowser: Story = onPage({ page: { screen: 'error', status: 500 } });
