import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { LostPart } from './LostPart';

const meta = {
  title: 'Screens/Lost part',
  component: LostPart,
  args: { isTrying: false, retry: fn() },
  ...onPage(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LostPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TryingAgain: Story = { args: { isTrying: true } };
