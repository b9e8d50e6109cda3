import { Trans } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withUsage } from '../usage';
import { TextLink } from '../TextLink';
import { ConsentChoice } from './ConsentChoice';

const meta = {
  title: 'Feedback/Consent choice',
  component: ConsentChoice,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Ask before the site stores or sends anything that it doesn’t need.',
        'Show the same choice on the page about cookies, so that a consent is withdrawn as easily as it is given.',
      ],
      not: [
        'Not for terms or special categories of data: each of these has a Checkbox where it is needed.',
        'Never a highlighted yes, a no behind another press, or a page that is blocked until the answer.',
      ],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: {
    purposes: [
      {
        id: 'referral',
        name: <Trans>Where you came from.</Trans>,
        about: (
          <Trans>
            Which advertisement or website led you here. It is kept in this browser and, when you sign up,
            with your account. Nobody else gets it.
          </Trans>
        ),
      },
    ],
    onChoose: fn(),
    children: (
      <>
        <Trans>
          We always store what the site needs to work. May we also remember which ad or website brought you
          here?
        </Trans>{' '}
        <TextLink href="#cookies">
          <Trans>More about cookies</Trans>
        </TextLink>
      </>
    ),
  },
} satisfies Meta<typeof ConsentChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as wide as the page about cookies. */
const inText = { parameters: { layout: 'padded', column: 'text' } };

/** Yes and no have the same distance, size and look. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [no, yes] = canvas.getAllByRole('button');
    if (!no || !yes) throw new Error('there are two answers');
    await expect(no.className).toBe(yes.className);
    await expect(no.getBoundingClientRect().width).toBeCloseTo(yes.getBoundingClientRect().width, 0);
    await userEvent.click(no);
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await userEvent.click(yes);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['referral']);
  },
};

export const Playground: Story = { ...inText, args: { place: 'inText' } };

/** The second purpose is on no page of the product; its text is therefore only in English. */
export const OneByOne: Story = {
  args: {
    purposes: [
      ...meta.args.purposes,
      {
        id: 'statistics',
        name: 'How pages are used.',
        about: 'Which pages are opened and left, without your name, kept for 90 days.',
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const opener = canvasElement.querySelector('summary');
    if (!opener) throw new Error('there is a way to choose one by one');
    await userEvent.click(opener);
    const boxes = canvas.getAllByRole('checkbox');
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(boxes[1] ?? canvas.getByRole('checkbox'));
    const save = canvas.getAllByRole('button').at(-1);
    if (!save) throw new Error('there is a way to keep what was chosen');
    await userEvent.click(save);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['statistics']);
  },
};

/** The page ends above the question, also while the question grows, and loses this padding after the answer. */
export const KeepsTheFootOfThePageFree: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const section = canvasElement.querySelector('section');
    const opener = canvasElement.querySelector('summary');
    if (!section || !opener) throw new Error('there is a way to choose one by one');
    const room = () => parseFloat(getComputedStyle(document.body).marginBlockEnd);
    const covered = () => innerHeight - section.getBoundingClientRect().top;
    await waitFor(() => expect(room()).toBeCloseTo(covered(), 0));
    const before = room();
    await userEvent.click(opener);
    await waitFor(() => expect(room()).toBeGreaterThan(before));
    await expect(room()).toBeCloseTo(covered(), 0);
  },
};

/** The choice on the page about cookies, where it is changed later. */
export const InTheText: Story = { ...inText, args: { place: 'inText', agreed: ['referral'] } };

export const LongFinnishWords: Story = {
  ...inText,
  args: {
    place: 'inText',
    purposes: [
      {
        id: 'statistics',
        name: 'Sivujenkäyttötilastointijärjestelmä.',
        about: 'Mitä sivuja avataan ja suljetaan, ilman nimeäsi; säilytetään yhdeksänkymmentä päivää.',
      },
    ],
  },
};
