import type { Meta, StoryObj } from '@storybook/react-vite';
import BookOpen from 'lucide-react/icons/book-open';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { Chip, ChipChoice } from './Chip';

const meta = {
  title: 'Forms/Chip',
  component: Chip,
  args: { icon: Mountain, children: 'Hiking' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shared: true, size: 'small' } };

export const Shared: Story = {
  render: () => (
    <Inline>
      <Chip icon={Mountain} shared>
        Hiking
      </Chip>
      <Chip icon={BookOpen}>Reading</Chip>
      <Chip>No icon</Chip>
    </Inline>
  ),
};

export const Choices: Story = {
  render: () => (
    <Inline>
      <ChipChoice name="interests" value="hiking" icon={Mountain} defaultChecked>
        Hiking
      </ChipChoice>
      <ChipChoice name="interests" value="music" icon={Music}>
        Music
      </ChipChoice>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Music'));
    await expect(canvas.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  },
};
