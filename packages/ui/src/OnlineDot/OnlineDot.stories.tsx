import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { OnlineDot } from './OnlineDot';

const meta = {
  title: 'Markers/OnlineDot',
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Beside a name, with words for those who listen.'],
    not: ['Not for anything else that is green or done.'],
  }),
  component: OnlineDot,
} satisfies Meta<typeof OnlineDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ringed: true } };
