import type { Meta, StoryObj } from '@storybook/react-vite';
import { PremiumPill } from './PremiumPill';

const meta = { title: 'Markers/PremiumPill', component: PremiumPill } satisfies Meta<typeof PremiumPill>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
