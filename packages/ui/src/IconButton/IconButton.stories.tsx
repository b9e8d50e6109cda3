import type { Meta, StoryObj } from '@storybook/react-vite';
import Globe from 'lucide-react/icons/globe';
import { expect, fn } from 'storybook/test';
import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { Inline } from '../layout';
import { PhotoGallery } from '../PhotoGallery';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { IconButton, IconLink } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Where everybody knows the icon: close, back, like.',
      'A label that names the action and its object: “Like Nadia”. A Tooltip shows it where there is no word beside it.',
    ],
    not: [
      'Not for the main action of the page: that is a Button with a label.',
      'Not a label that says what the icon looks like.',
    ],
  }),
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

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithTheKeys: Story = {
  args: { onClick: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** It has a background of its own, so that it is visible on any photo. */
export const OnAPhoto: Story = {
  parameters: { column: 'portrait' },
  args: { icon: Heart, label: 'Like Nadia', tone: 'glass' },
  render: (args) => (
    <PhotoGallery
      name="Nadia"
      photos={[{ id: 'nadia', variant: 'sharp', src: portrait('nadia'), width: 360, height: 450 }]}
    >
      <IconButton {...args} />
    </PhotoGallery>
  ),
};

export const AsLink: Story = {
  render: () => <IconLink icon={Globe} label="Language: English" href="#language" />,
};
