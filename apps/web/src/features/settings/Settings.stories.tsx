import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyMember } from '../../shell/testing';
import { Settings } from './Settings';

const MEMBER = { user: storyMember() };

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen' },
  args: { done: null },
  render: (args) => (
    <StoryPage page="settings" data={MEMBER}>
      <Settings {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PasswordChanged: Story = { args: { done: 'password' } };

export const AddressChangeAsked: Story = { args: { done: 'email' } };
