import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageLinks, LanguageList } from './LanguageList';

const meta = {
  title: 'Navigation/LanguageList',
  component: LanguageList,
  args: { current: 'en', next: '/' },
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Deutsch' })).not.toHaveAttribute('aria-current');
  },
};

export const Playground: Story = { args: { current: 'fi' } };

export const AsLinks: Story = {
  render: () => (
    <LanguageLinks
      current="de"
      hrefs={[
        { locale: 'nl', href: '#nl' },
        { locale: 'de', href: '#de' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'page');
  },
};
