import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BLURRED_PORTRAIT, portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { Photo } from './Photo';
import { PhotoSourceContext } from './photo-source';
import { WAITS_MS } from './tries';

const sharp = { id: 'nadia', variant: 'sharp', src: portrait('nadia'), width: 360, height: 450 } as const;

const meta = {
  title: 'Pictures/Photo',
  component: Photo,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Give its width on the page, so that the browser loads the smallest file that is large enough.',
        'Say why a photo is locked or blurred, and how to unlock it.',
      ],
      not: [
        'Not stretched, and not cropped through a face.',
        '“isFirst” only for a photo that is visible at once.',
      ],
    }),
    column: 'aside',
  },
  args: { photo: sharp, alt: 'Nadia', sizes: '20rem', isFirst: true },
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Nadia' })).toHaveAttribute('width', '360');
  },
};

/** A premium member chose it. */
export const Bordered: Story = { args: { hasBorder: true } };

export const Playground: Story = { args: { corners: 'control', fit: 'whole' } };

export const Blurred: Story = {
  args: {
    photo: { ...sharp, variant: 'blurred', src: BLURRED_PORTRAIT },
    lockNote: 'Premium members see all photos',
  },
};

export const Locked: Story = {
  args: {
    photo: { id: 'private', variant: 'locked' },
    lockNote: 'Nur für Mitglieder, denen Katarzyna-Aleksandra ihre privaten Fotos zeigt',
  },
};

export const None: Story = { args: { photo: null } };

let rests: (() => void)[];

/** The pauses of a photo end when the story says so: a photo that is awaited stays awaited. */
function holdRests(): () => void {
  rests = [];
  const real = window.setTimeout;
  window.setTimeout = ((run: () => void, ms?: number) =>
    WAITS_MS.some((wait) => wait === ms) ? rests.push(run) : real(run, ms)) as typeof setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

/** The server still draws the photo; it is requested again. */
export const Awaited: Story = {
  args: { photo: { ...sharp, src: '/portraits/not-drawn-yet.webp' } },
  beforeEach: holdRests,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rests).toHaveLength(1));
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

/** A blurred photo looks locked from the start, and at each retry. */
export const AwaitedBlurred: Story = {
  args: {
    ...Blurred.args,
    photo: { ...sharp, variant: 'blurred', src: '/portraits/not-drawn-yet.webp' },
  },
  beforeEach: holdRests,
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    const picture = () => canvasElement.querySelector('img');
    await waitFor(() => expect(rests).toHaveLength(1));
    const first = picture();
    await expect(canvas.getByText('Premium members see all photos')).toBeVisible();
    rests[0]?.();
    await waitFor(() => expect(rests).toHaveLength(2));
    await expect(picture()).not.toBe(first);
    await expect(canvas.getByText('Premium members see all photos')).toBeVisible();
    await expect(canvas.queryByText(said(msg`This photo couldn’t be loaded.`))).toBeNull();
  },
};

const renew = fn();

/** Its address has expired: a new one is requested at once. */
export const Outdated: Story = {
  beforeEach: () => {
    renew.mockClear();
    return holdRests();
  },
  args: Awaited.args ?? {},
  decorators: (Story) => (
    <PhotoSourceContext value={{ isOver: () => true, renew }}>
      <Story />
    </PhotoSourceContext>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(renew).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { photo: { ...sharp, src: 'data:image/webp;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/.{20,}/)).toBeVisible();
  },
};
