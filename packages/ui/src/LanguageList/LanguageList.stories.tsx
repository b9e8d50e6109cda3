import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { LanguageLinks, LanguageList } from './LanguageList';

const meta = {
  title: 'Navigation/LanguageList',
  component: LanguageList,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Every language by its own name, those of the country first.'],
    not: ['No flags: a language is not a country.', 'Not in another language than its own.'],
  }),
  args: { current: 'en', country: null, next: '/' },
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The languages of the reader's country come first. */
export const InSwitzerland: Story = {
  args: { country: 'CH' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names.slice(0, 5)).toEqual(['Deutsch', 'Italiano', 'Français', 'English', 'Nederlands']);
  },
};

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
