import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyMember } from '../../shell/testing';
import { MailChange } from './MailChange';

const MEMBER = { user: storyMember() };

const meta = {
  title: 'Screens/MailChange',
  component: MailChange,
  parameters: { layout: 'fullscreen' },
  args: { token: '', isDone: false, isRefused: false },
  render: (args) => (
    <StoryPage page="mail-change-do" data={MEMBER}>
      <MailChange {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof MailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { isDone: true } };

export const LinkInvalid: Story = { args: { isRefused: true } };
