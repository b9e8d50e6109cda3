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
        'Ask before anything is stored or sent that the site could do without.',
        'Show the same choice, in the text, on the page about cookies: who agreed can take it back as easily.',
      ],
      not: [
        'Not for terms or special categories of data: these are ticked where they are needed, each by itself.',
        'Never a yes that shines, a no behind another press, or a page that waits for the answer.',
      ],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: {
    purposes: [
      {
        id: 'referral',
        name: 'Where you came from.',
        about: 'Which advertisement led you here, told to whom it belongs when you sign up.',
      },
      {
        id: 'statistics',
        name: 'How pages are used.',
        about: 'Which pages are opened and left, without your name, kept for 90 days.',
      },
    ],
    onChoose: fn(),
    children: (
      <>
        What the site needs to work is always stored. For anything else we ask you first.{' '}
        <TextLink href="#cookies">More about cookies</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof ConsentChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No is as near, as large and as plain as yes. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [no, yes] = canvas.getAllByRole('button');
    if (!no || !yes) throw new Error('there are two answers');
    await expect(no.className).toBe(yes.className);
    await expect(no.getBoundingClientRect().width).toBeCloseTo(yes.getBoundingClientRect().width, 0);
    await userEvent.click(no);
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await userEvent.click(yes);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['referral', 'statistics']);
  },
};

export const Playground: Story = { args: { place: 'inText' } };

export const OneByOne: Story = {
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

/** The page ends above it, also when it is opened and grows, and keeps no room once it is gone. */
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

/** Where it is changed later. */
export const InTheText: Story = { args: { place: 'inText', agreed: ['statistics'] } };

export const LongFinnishWords: Story = {
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
