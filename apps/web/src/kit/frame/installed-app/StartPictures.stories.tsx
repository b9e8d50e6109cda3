import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import type { Niche } from '@vela/domain/sites';
import { Inline } from '@vela/ui/layout';
import { cssColor, niches, type Oklch } from '@vela/ui/tokens';
import { useEffect, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { drawStartPicture, type StartPicture } from './draw-start-picture';
import { StartPictures } from './StartPictures';
import { startPictures, type StartScreen } from './start-pictures';

// What a phone shows while the installed app starts, in each of its modes.
const meta = {
  title: 'Shell/Start of the app',
  component: StartPictures,
  ...onPage(),
} satisfies Meta<typeof StartPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { width: 402, height: 874, pixelRatio: 3 };
const TABLET = { width: 820, height: 1180, pixelRatio: 2 };

export const OnAPhone: Story = {
  render: () => <Drawn screen={PHONE} niche={1} />,
  play: async ({ canvas }) => {
    await expect(await sizesOf(canvas.findAllByRole('img'))).toEqual([
      [1206, 2622],
      [1206, 2622],
    ]);
  },
};

/** It starts either way round; the mark has the colour of the site's own niche. */
export const OnATablet: Story = {
  render: () => <Drawn screen={TABLET} niche={2} />,
  play: async ({ canvas }) => {
    await expect(await sizesOf(canvas.findAllByRole('img'))).toEqual([
      [1640, 2360],
      [2360, 1640],
      [1640, 2360],
      [2360, 1640],
    ]);
  },
};

const inSafari = onPage({ page: { settings: settingsFixture({ niche: 2 }) } });

/** Safari finds them in the head of the page; other browsers take the manifest. Each is drawn in a turn of its own. */
export const InSafari: Story = {
  ...inSafari,
  parameters: {
    ...inSafari.parameters,
    nothingShown:
      'Nothing is shown here: the pictures are told to the browser, in the head of the page, for when the app starts.',
  },
  render: () => <StartPictures />,
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'standalone');
      for (const picture of addedPictures()) picture.remove();
      document.head.querySelector('[name="apple-mobile-web-app-capable"]')?.remove();
    };
  },
  play: async ({ mount }) => {
    const idle = spyOn(window, 'requestIdleCallback').mockReturnValue(0);
    const inThePagesOwnTurn = spyOn(HTMLCanvasElement.prototype, 'toDataURL');
    const isIdle = async (turn: number) => {
      await waitFor(() => expect(idle).toHaveBeenCalledTimes(turn));
      idle.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 50 });
    };
    await mount();
    await isIdle(1);
    await isIdle(2);
    await waitFor(() => expect(addedPictures()).toHaveLength(1));
    await isIdle(3);
    await waitFor(() => expect(addedPictures()).toHaveLength(2));
    const [picture] = addedPictures();
    await expect(picture?.media).toContain('prefers-color-scheme: light');
    await expect(await hasColor(picture?.href ?? '', niches[2].light.accent)).toBe(true);
    await expect(await hasColor(picture?.href ?? '', niches[1].light.accent)).toBe(false);
    await expect(inThePagesOwnTurn).not.toHaveBeenCalled();
    inThePagesOwnTurn.mockRestore();
    idle.mockRestore();
  },
};

interface DrawnProps {
  screen: StartScreen;
  niche: Niche;
}

function Drawn({ screen, niche }: DrawnProps) {
  const [pictures, setPictures] = useState<readonly (StartPicture & { src: string })[]>([]);
  useEffect(() => {
    const draw = async (picture: StartPicture) => ({
      ...picture,
      src: await drawStartPicture(picture, niche),
    });
    void Promise.all(startPictures(screen).map(draw)).then(setPictures);
  }, [screen, niche]);
  return (
    <Inline gap="6">
      {pictures.map(({ media, src, width, height, pixelRatio }) => (
        <img
          key={media}
          src={src}
          alt={`Start of the app, ${media}`}
          width={width / pixelRatio / 2}
          height={height / pixelRatio / 2}
        />
      ))}
    </Inline>
  );
}

async function sizesOf(found: Promise<HTMLElement[]>): Promise<number[][]> {
  const pictures = (await found).filter((element) => element instanceof HTMLImageElement);
  await Promise.all(pictures.map((picture) => picture.decode()));
  return pictures.map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]);
}

/** Whether the mark, in the middle of the picture, has it. */
async function hasColor(src: string, color: Oklch): Promise<boolean> {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  const size = 96;
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
    '2d',
  );
  if (!context) throw new Error('the browser draws on canvases');
  context.fillStyle = cssColor(color);
  context.fillRect(0, 0, 1, 1);
  const sought = context.getImageData(0, 0, 1, 1).data.join();
  context.drawImage(picture, (size - picture.naturalWidth) / 2, (size - picture.naturalHeight) / 2);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, at) => data.slice(at * 4, at * 4 + 4).join()).includes(
    sought,
  );
}

function addedPictures(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('[rel="apple-touch-startup-image"]')];
}
