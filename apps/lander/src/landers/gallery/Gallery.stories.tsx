import type { Meta, StoryObj } from '@storybook/react-vite';
import { NICHES, type Niche } from '@vela/domain/sites';
import { expect } from 'storybook/test';
import { StoryLander } from '../../frame/story-lander';
import { Gallery } from './Gallery';

const meta = {
  title: 'Landers/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <StoryLander facts={{ niche: nicheOf(globals['niche']) }}>
      <Gallery />
    </StoryLander>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const WithTheEntryWarning: Story = {
  render: () => (
    <StoryLander facts={{ warned: 'yes' }}>
      <Gallery />
    </StoryLander>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};

export const InviteOnly: Story = {
  render: () => (
    <StoryLander facts={{ open: 'no' }}>
      <Gallery />
    </StoryLander>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OnAnotherHost: Story = {
  render: () => (
    <StoryLander
      facts={{
        languages: {
          by: 'files',
          hrefs: [
            { locale: 'en', href: '#en' },
            { locale: 'nl', href: '#nl' },
          ],
        },
      }}
    >
      <Gallery />
    </StoryLander>
  ),
};

function nicheOf(value: unknown): Niche {
  return NICHES.find((niche) => niche === value) ?? 1;
}
