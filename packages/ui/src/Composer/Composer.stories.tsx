import type { Meta, StoryObj } from '@storybook/react-vite';
import GiftIcon from 'lucide-react/icons/gift';
import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import { media } from '../tokens';
import { withUsage } from '../usage';
import { Composer, Icebreaker, Icebreakers, type ComposerProps } from './Composer';

function Playing({ value: start, ...props }: ComposerProps) {
  const [value, setValue] = useState(start);
  return <Composer {...props} value={value} onChange={setValue} canSend={value.trim() !== ''} />;
}

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'At the bottom of a conversation, with the cost of the message before it is sent.',
      'Store the draft: it is there again after a reload.',
    ],
    not: [
      'Not for texts outside of a conversation: that is a Textarea in a Field.',
      'No tool that sends at once when it is pressed.',
    ],
  }),
  render: (args) => <Playing {...args} />,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    label: 'Message to Nadia',
    placeholder: 'Message Nadia',
    sendLabel: 'Send, 1 credit',
    canSend: true,
    tools: (
      <>
        <IconButton icon={Image} label="Send a photo, 3 credits" />
        <IconButton icon={GiftIcon} label="Send a gift, from 2 credits" />
      </>
    ),
    note: 'This message costs 1 credit. You have 8.',
    aside: <span>Photo 3 · Gift from 2 credits</span>,
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Nadia' });
    await userEvent.type(field, 'Saturday?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send, 1 credit' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { value: 'Half past eight?\n\nOr nine.' } };

export const ManyLines: Story = {
  args: { value: Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n') },
};

/** On the narrowest phone the button that explains the price still stands beside a word. */
export const HelpInCompany: Story = {
  tags: ['!dev'],
  args: {
    note: <span data-note="">Ce message est gratuit. Il vous reste 3 messages gratuits.</span>,
    help: <Popover title="Combien coûte un message ?">Un message : 1 crédit</Popover>,
  },
  afterEach: ({ canvasElement }) => void canvasElement.style.removeProperty('inline-size'),
  play: async ({ canvas, canvasElement }) => {
    const note = canvasElement.querySelector('[data-note]');
    const help = canvas.getByRole('button', { name: /Combien/ });
    for (let width = 288; width <= 416; width += 4) {
      canvasElement.style.inlineSize = `${width}px`;
      const lastLine = [...(note?.getClientRects() ?? [])].at(-1);
      await expect(help.getBoundingClientRect().top, `${width} px`).toBeLessThan(lastLine?.bottom ?? 0);
    }
  },
};

/** On a phone a text of several lines has the whole width, with the tools below it; elsewhere the tools stay beside it. */
export const LongText: Story = {
  args: {
    value: 'What does a perfect Sunday look like for you, if it rains all day and nobody has to be anywhere?',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const tool = canvas.getByRole('button', { name: /photo/ }).getBoundingClientRect();
    await expect(tool.top >= field.bottom).toBe(matchMedia(media.belowTablet).matches);
  },
};

export const NearTheEnd: Story = { args: { value: 'Long', count: '12 characters left' } };

export const TooLong: Story = { args: { value: 'Longer', count: '3 characters too many', isTooLong: true } };

export const WithIcebreakers: Story = {
  args: {
    above: (
      <Icebreakers label="Suggested opening lines">
        <Icebreaker onChoose={fn()}>What’s on your list?</Icebreaker>
        <Icebreaker onChoose={fn()}>Tangier or Antwerp?</Icebreaker>
        <Icebreaker onChoose={fn()}>What is the best walk near Utrecht for a rainy Sunday?</Icebreaker>
      </Icebreakers>
    ),
  },
};

/** Enter sends, Shift and Enter begin a line; during the composition of a character Enter only ends the composition. */
export const SentByEnter: Story = {
  args: { value: 'Saturday?' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Nadia' });
    await userEvent.click(field);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(matchMedia('(hover: hover)').matches ? 1 : 0);
  },
};

/** The button keeps the focus, and sends nothing. */
export const NothingToSend: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send, 1 credit' });
    await userEvent.click(send);
    await expect(send).toHaveFocus();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
