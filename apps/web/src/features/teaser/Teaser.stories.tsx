import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { Teaser } from './Teaser';

const meta = {
  title: 'Screens/Teaser',
  component: Teaser,
  args: { profile: profileFixture({ name: 'Nadia', premium: true }) },
  ...onPage({ href: '/members/nadia' }),
} satisfies Meta<typeof Teaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fictional: Story = { args: { profile: profileFixture({ name: 'Marta', fictional: true }) } };

export const LongName: Story = {
  args: {
    profile: profileFixture({ name: 'Katarzyna-Aleksandra Maximiliane', country: 'DE', region: 'MV' }),
  },
};

export const NobodyThere: Story = { args: { profile: null } };
