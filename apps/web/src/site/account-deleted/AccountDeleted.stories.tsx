import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN, userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { AccountDeleted } from './AccountDeleted';

const meta = {
  title: 'Screens/Account deleted',
  component: AccountDeleted,
  args: {
    token: '',
    done: { what: 'deleted', until: new Date('2026-12-05T14:00:00.000Z') },
    errorCode: null,
  },
  ...onPage({ pageName: 'account-deleted', href: '/account-deleted' }),
} satisfies Meta<typeof AccountDeleted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {};

/** Its address was never confirmed: there is no way back. */
export const ErasedAtOnce: Story = { args: { done: { what: 'deleted', until: null } } };

/** The page of the mailed link waits for a press. */
export const Reactivate: Story = { args: { token: FAKE_TOKEN, done: null } };

export const ServerFailed: Story = { args: { token: FAKE_TOKEN, done: null, errorCode: 'internal' } };

export const InvalidLink: Story = { args: { token: FAKE_TOKEN, done: null, errorCode: 'link_invalid' } };

/** In a browser that the account knows. */
export const ReactivatedAndLoggedIn: Story = {
  args: { done: { what: 'reactivated' } },
  ...onPage({ page: { user: userFixture({ status: 'active' }) }, pageName: 'account-deleted' }),
};

export const Reactivated: Story = { args: { done: { what: 'reactivated' } } };

/** Somebody opened the address by itself. */
export const WithoutALink: Story = { args: { done: null } };
