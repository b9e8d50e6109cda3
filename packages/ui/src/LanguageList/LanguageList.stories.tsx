import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageList } from './LanguageList';

const meta = {
  title: 'Navigation/LanguageList',
  component: LanguageList,
  args: { current: 'en', next: '/', onChoose: fn() },
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(args.onChoose).toHaveBeenCalledWith('de');
  },
};

export const Playground: Story = { args: { current: 'fi' } };
