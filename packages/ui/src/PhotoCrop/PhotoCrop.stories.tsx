import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { PhotoCrop } from './PhotoCrop';

const meta = {
  title: 'Forms/PhotoCrop',
  component: PhotoCrop,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Right after a photo was chosen, before it is sent.'],
    not: ['Not for a photo that is there already.'],
  }),
  args: {
    file: new File([], 'empty.jpg'),
    number: 1,
    count: 1,
    ratio: 4 / 5,
    maxWidth: 1440,
    leastHeight: 200,
    onDone: fn(),
    onSkip: fn(),
    onUnreadable: fn(),
  },
  loaders: [
    async () => {
      const picture = await fetch(portrait('nadia'));
      return { file: new File([await picture.blob()], 'nadia.webp', { type: 'image/webp' }) };
    },
  ],
  render: (args, { loaded: { file } }) => <PhotoCrop {...args} file={file as File} />,
} satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const done = () => canvas.getAllByRole('button')[1] ?? canvas.getByRole('dialog');
    await waitFor(() => expect(done()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(done());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Playground: Story = { args: { number: 2, count: 3 } };

/** What is cut out would have too few pixels if it were any larger. */
export const NothingToEnlarge: Story = {
  args: { leastHeight: 4000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('button')[1]).not.toHaveAttribute('aria-busy'));
  },
};

export const NoPicture: Story = {
  render: (args) => <PhotoCrop {...args} file={new File(['words'], 'words.jpg')} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
  },
};
