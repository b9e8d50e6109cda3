import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { PhotoCrop } from './PhotoCrop';

const meta = {
  title: 'Forms/PhotoCrop',
  component: PhotoCrop,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Directly after a photo was chosen, before it is sent.'],
    not: ['Not for a photo that is on the site already.'],
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

/** Returns the picture under the frame, once there is one. */
async function findPicture(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(dialog.querySelector('img')).toBeVisible());
  const picture = dialog.querySelector('img');
  if (picture === null) throw new Error('there is a picture');
  return picture;
}

/** The arrow keys move an enlarged photo to every side, and back by the same step. */
export const MovedByTheArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = await findPicture(await canvas.findByRole('dialog'));
    await fireEvent.change(await canvas.findByRole('slider'), { target: { value: '2' } });
    const place = () => picture.getBoundingClientRect();
    await waitFor(() => expect(place().width).toBeGreaterThan(canvas.getByRole('group').clientWidth * 1.5));
    const { left, top } = place();
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(place().left).toBeLessThan(left));
    await expect(place().top).toBeCloseTo(top, 0);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(place().left).toBeCloseTo(left, 0));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(place().top).toBeGreaterThan(top));
    await expect(place().left).toBeCloseTo(left, 0);
  },
};

/** The photo follows the finger or the pointer, as long as it fills the frame. */
export const MovedByDragging: Story = {
  play: async ({ canvas }) => {
    const picture = await findPicture(await canvas.findByRole('dialog'));
    const frame = await canvas.findByRole('group');
    await fireEvent.change(await canvas.findByRole('slider'), { target: { value: '2' } });
    const place = () => picture.getBoundingClientRect();
    await waitFor(() => expect(place().width).toBeGreaterThan(frame.clientWidth * 1.5));
    const { left, top } = place();
    await fireEvent.mouseDown(frame, { clientX: 100, clientY: 100, button: 0 });
    await fireEvent.mouseMove(document, { clientX: 120, clientY: 90 });
    await waitFor(() => expect(place().left).toBeCloseTo(left + 20, 0));
    await expect(place().top).toBeCloseTo(top - 10, 0);
    await fireEvent.mouseMove(document, { clientX: 5000, clientY: 90 });
    await fireEvent.mouseUp(document);
    await waitFor(() => expect(place().left).toBeCloseTo(frame.getBoundingClientRect().left, 0));
  },
};

export const Playground: Story = { args: { number: 2, count: 3 } };

/** The zoom ends where the cropped photo would have too few pixels. */
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
