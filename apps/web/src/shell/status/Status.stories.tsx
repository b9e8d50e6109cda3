import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyMember } from '../testing';
import { ErrorScreen } from './ErrorScreen';
import { LinkExpiredScreen } from './LinkExpiredScreen';
import { NotFoundScreen } from './NotFoundScreen';

const meta = { title: 'Screens/Status', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MEMBER = { user: storyMember() };

export const NotFound: Story = {
  render: () => (
    <StoryPage page="index">
      <NotFoundScreen />
    </StoryPage>
  ),
};

export const NotFoundForAMember: Story = {
  render: () => (
    <StoryPage page="members" data={MEMBER}>
      <NotFoundScreen />
    </StoryPage>
  ),
};

export const LinkExpired: Story = {
  render: () => (
    <StoryPage page="index">
      <LinkExpiredScreen />
    </StoryPage>
  ),
};

export const SomethingBroke: Story = {
  render: () => (
    <StoryPage page="index">
      <ErrorScreen />
    </StoryPage>
  ),
};
