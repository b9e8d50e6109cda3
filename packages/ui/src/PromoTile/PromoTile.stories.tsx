import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { PromoTile } from './PromoTile';

const meta = {
  title: 'Content/PromoTile',
  component: PromoTile,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'One at most on a page, after everything that the member came for.',
        'It says first that it is an advertisement, and who pays for it.',
      ],
      not: [
        'Not among people: nobody takes an advertisement for a member.',
        'Not for members who have credits: they have paid.',
        'No picture from another server, which would learn who looks.',
      ],
    }),
    column: 'page',
  },
  args: {
    title: 'Walks for two',
    text: 'Meet on a walk near you: a route, a time, and someone who likes the same pace.',
    url: 'https://walks.example/for-two',
    image: '/promo/walks.svg',
    label: 'Tweepad',
  },
} satisfies Meta<typeof PromoTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that it leads to opens beside this one and doesn't learn its address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'walks.example' });
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  },
};

export const Playground: Story = {};

export const WithoutPicture: Story = { args: { image: null } };

export const LongWords: Story = {
  args: {
    title: 'Wochenendspaziergänge für Menschen mit Freizeitgestaltungswünschen',
    text: 'Verabreden Sie sich zu einem Spaziergang in Ihrer Nähe: eine Strecke, eine Uhrzeit und jemand, der dasselbe Tempo mag. Ohne Eile, ohne Verpflichtung, in Ihrer Stadt.',
    label: 'Wandergesellschaftsvermittlung Nord GmbH',
  },
};
