import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { PremiumPill } from './PremiumPill';

const meta = {
  title: 'Markers/PremiumPill',
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['At the top of the photo of a premium member.'],
    not: ['Not to sell premium: that is a Button.', 'Never in the place or look of the fictional mark.'],
  }),
  component: PremiumPill,
} satisfies Meta<typeof PremiumPill>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
