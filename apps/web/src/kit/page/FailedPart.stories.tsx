import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { FailedPart } from './FailedPart';

const meta = {
  title: 'Screens/Failed part',
  component: FailedPart,
  args: { isTrying: false, retry: fn() },
  ...onPage(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FailedPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TryingAgain: Story = { args: { isTrying: true } };
