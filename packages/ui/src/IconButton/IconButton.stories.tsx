import type { Meta, StoryObj } from '@storybook/react-vite';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { Inline } from '../layout';
import { IconButton, IconLink } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: Heart, label: 'Like', tone: 'soft', size: 'large' } };

export const Tones: Story = {
  render: () => (
    <Inline gap="3">
      <IconButton icon={X} label="Close" />
      <IconButton icon={Heart} label="Like" tone="soft" />
      <IconButton icon={Heart} label="Like" tone="soft" filled aria-pressed />
      <IconButton icon={Heart} label="Like" tone="primary" />
      <IconButton icon={Heart} label="Like" tone="glass" />
      <IconButton icon={Heart} label="Like" tone="primary" size="large" />
    </Inline>
  ),
};

export const AsLink: Story = {
  render: () => <IconLink icon={Globe} label="Language: English" href="#language" />,
};
