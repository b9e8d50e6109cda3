import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyMember } from '../../shell/testing';
import { ActivateDone } from './ActivateDone';
import { ActivateError } from './ActivateError';

const meta = { title: 'Screens/Activate', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MEMBER = { user: storyMember() };
const WAITING = { user: storyMember({ status: 'not_confirmed' }) };

export const Done: Story = {
  render: () => (
    <StoryPage page="activate-done" data={MEMBER}>
      <ActivateDone token="" isDone />
    </StoryPage>
  ),
};

/** On another device, where nobody is logged in. */
export const DoneForAVisitor: Story = {
  render: () => (
    <StoryPage page="activate-done">
      <ActivateDone token="" isDone />
    </StoryPage>
  ),
};

export const Failed: Story = {
  render: () => (
    <StoryPage page="activate-error">
      <ActivateError />
    </StoryPage>
  ),
};

export const FailedForAMember: Story = {
  render: () => (
    <StoryPage page="activate-error" data={WAITING}>
      <ActivateError />
    </StoryPage>
  ),
};
