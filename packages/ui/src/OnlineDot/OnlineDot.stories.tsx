import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnlineDot } from './OnlineDot';

const meta = { title: 'Markers/OnlineDot', component: OnlineDot } satisfies Meta<typeof OnlineDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ringed: true } };
