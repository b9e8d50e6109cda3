import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { LanguagesPage } from './LanguagesPage';

const meta = {
  title: 'Screens/Languages',
  component: LanguagesPage,
  args: { next: '/pages/terms' },
  ...onPage({ pageName: 'lang-config' }),
} satisfies Meta<typeof LanguagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    const next = canvasElement.querySelector('input[name="next"]');
    await expect(next).toHaveAttribute('value', '/pages/terms');
  },
};

/** Where two languages are spoken, these come first. */
export const InFinland: Story = {
  ...onPage({ page: { settings: { ...settingsFixture(), geoip_selected_country: 'FI' } } }),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Suomi');
    await expect(second).toHaveTextContent('Svenska');
  },
};
