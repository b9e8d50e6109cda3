import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { withUsage } from '../usage';
import { PhotoPicker } from './PhotoPicker';

const meta = {
  title: 'Forms/PhotoPicker',
  component: PhotoPicker,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Say before the choice how many files may be chosen, how large and of which type.',
        'Choosing, dropping and taking a photo have the same result.',
      ],
      not: ['Not for a file that is no photo.'],
    }),
    column: 'aside',
  },
  args: { accept: ['image/jpeg', 'image/png'], onPick: fn(), children: '1 of 3' },
} satisfies Meta<typeof PhotoPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[multiple]');
    if (!input) throw new Error('There is no input for files');
    await userEvent.upload(input, [new File(['a'], 'a.jpg', { type: 'image/jpeg' })]);
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { children: undefined } };

export const Single: Story = {
  args: { single: true, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[multiple]')).toBeNull();
  },
};

/** It accepts dropped files, and shows so while files are dragged over it; it ignores everything else. */
export const TakesWhatIsDropped: Story = {
  play: async ({ canvasElement, args }) => {
    const picker = canvasElement.querySelector('div:has(> label)');
    if (!picker) throw new Error('There is no place to drop');
    const draw = (type: string, dataTransfer: DataTransfer) =>
      fireEvent(picker, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const words = new DataTransfer();
    words.setData('text/plain', 'one of the photos');
    await draw('dragover', words);
    await expect(picker).not.toHaveAttribute('data-over');
    await draw('drop', words);
    await expect(args.onPick).not.toHaveBeenCalled();

    const files = new DataTransfer();
    files.items.add(new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    await draw('dragover', files);
    await expect(picker).toHaveAttribute('data-over');
    await draw('dragleave', files);
    await expect(picker).not.toHaveAttribute('data-over');
    await draw('drop', files);
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.jpg' })]);
  },
};
