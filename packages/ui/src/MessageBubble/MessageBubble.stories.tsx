import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { expect, fn } from 'storybook/test';
import { Photo } from '../Photo';
import { ReactionMark } from '../Reactions';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import {
  AnsweredMessage,
  GiftBubble,
  MessageAction,
  MessageItem,
  PhotoBubble,
  TextBubble,
  TextBubbleLink,
  TypingBubble,
} from './MessageBubble';
import { DayLine, MessageList, SystemLine } from './MessageList';
import { MessageStamp, StampButton, StampReason } from './MessageStamp';

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageItem,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'The member’s own messages at the end of the line, in groups by sender and minute; a text names the sender, too.',
      'A message that failed says why, that nothing was charged, and how to send it again.',
    ],
    not: ['Not by colour alone.', 'Not “sent” before the message has arrived.'],
  }),
  args: {
    isOwn: false,
    author: 'Nadia:',
    children: (
      <TextBubble isOwn={false} place="only">
        In that case I have a list.
      </TextBubble>
    ),
  },
  decorators: [
    (Story) => (
      <MessageList label="Messages">
        <Story />
      </MessageList>
    ),
  ],
} satisfies Meta<typeof MessageItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { stamp: <MessageStamp state="received">20:14</MessageStamp> } };

export const Playground: Story = {
  args: {
    isOwn: true,
    author: 'You:',
    children: (
      <TextBubble isOwn place="only">
        I was hoping you would. Which one is worth getting up early for?
      </TextBubble>
    ),
    action: <MessageAction label="About this message" />,
    stamp: <MessageStamp state="read">20:31 · Read</MessageStamp>,
  },
};

/** On a page that reads from the right, a text in another script keeps its own direction, with the full stop at its end. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <MessageItem isOwn={false} author="Nadia:">
        <TextBubble isOwn={false} place="only">
          In that case I have a list.
        </TextBubble>
      </MessageItem>
      <MessageItem isOwn author="You:">
        <TextBubble isOwn place="only">
          وأنا أيضا.
        </TextBubble>
      </MessageItem>
    </div>
  ),
  play: async ({ canvas }) => {
    const isFullStopAtTheRight = (words: HTMLElement) => {
      const text = words.firstChild;
      if (!(text instanceof Text)) throw new Error('a bubble holds words');
      const range = document.createRange();
      range.setStart(text, text.length - 1);
      range.setEnd(text, text.length);
      const all = document.createRange();
      all.selectNodeContents(text);
      return Math.abs(range.getBoundingClientRect().right - all.getBoundingClientRect().right) < 1;
    };
    await expect(isFullStopAtTheRight(canvas.getByText(/^In that case/))).toBe(true);
    await expect(isFullStopAtTheRight(canvas.getByText(/^وأنا/))).toBe(false);
  },
};

export const LinkAndEmoji: Story = {
  render: () => (
    <>
      <MessageItem isOwn={false} author="Nadia:">
        <TextBubble isOwn={false} place="first">
          Look: <TextBubbleLink href="https://example.com/coffee" />
        </TextBubble>
      </MessageItem>
      <MessageItem isOwn={false} author="Nadia:" stamp={<MessageStamp state="received">20:14</MessageStamp>}>
        <TextBubble isOwn={false} place="last" isEmoji>
          ☕️❤️
        </TextBubble>
      </MessageItem>
      <MessageItem isOwn author="You:" begins stamp={<MessageStamp state="sent">20:15 · Sent</MessageStamp>}>
        <TextBubble isOwn place="only">
          I know it: <TextBubbleLink href="https://example.com/coffee" />
        </TextBubble>
      </MessageItem>
    </>
  ),
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  },
};

export const Group: Story = {
  render: () => (
    <>
      <DayLine>Yesterday</DayLine>
      {(['first', 'middle', 'last'] as const).map((place) => (
        <MessageItem key={place} isOwn={false} author="Nadia:">
          <TextBubble isOwn={false} place={place}>
            Half past eight, window seat.
          </TextBubble>
        </MessageItem>
      ))}
      {(['first', 'middle', 'last'] as const).map((place) => (
        <MessageItem key={place} isOwn author="You:" begins={place === 'first'}>
          <TextBubble isOwn place={place}>
            Saturday?
          </TextBubble>
        </MessageItem>
      ))}
    </>
  ),
};

const STATES = [
  ['sending', 'Sending'],
  ['held', 'Waiting'],
  ['sent', 'Sent'],
  ['read', 'Read'],
] as const;

export const Delivery: Story = {
  render: () => (
    <>
      {STATES.map(([state, words]) => (
        <MessageItem
          key={state}
          isOwn
          begins
          author="You:"
          stamp={<MessageStamp state={state}>{words}</MessageStamp>}
        >
          <TextBubble isOwn place="only" isWaiting={state === 'sending'}>
            Nine, if you insist.
          </TextBubble>
        </MessageItem>
      ))}
    </>
  ),
};

export const AnswersAnother: Story = {
  render: () => (
    <>
      <MessageItem
        isOwn
        author="You:"
        answered={<AnsweredMessage author="Nadia">Which one is worth getting up early for?</AnsweredMessage>}
        reaction={<ReactionMark reaction="heart">Reaction from Nadia</ReactionMark>}
        stamp={<MessageStamp state="read">20:31 · Read</MessageStamp>}
      >
        <TextBubble isOwn place="only">
          The one by the canal.
        </TextBubble>
      </MessageItem>
      <MessageItem
        isOwn={false}
        begins
        author="Nadia:"
        answered={
          <AnsweredMessage author="You">
            {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, '.repeat(3)}
          </AnsweredMessage>
        }
        reaction={<ReactionMark reaction="laugh">Your reaction</ReactionMark>}
      >
        <TextBubble isOwn={false} place="only">
          Say that three times.
        </TextBubble>
      </MessageItem>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reaction from Nadia')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    isOwn: true,
    author: 'You:',
    children: (
      <TextBubble isOwn place="only">
        I can do half past eight. Just.
      </TextBubble>
    ),
    stamp: (
      <MessageStamp state="failed">
        <StampReason>Not sent, not charged.</StampReason>
        <StampButton onClick={fn()}>Try again</StampButton>
      </MessageStamp>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PhotoAndGift: Story = {
  render: () => (
    <>
      <MessageItem isOwn={false} author="Nadia:">
        <PhotoBubble isOwn={false} place="only" onOpen={fn()} openLabel="Open photo">
          <Photo
            photo={{ id: 'nadia', variant: 'sharp', src: portrait('nadia'), width: 360, height: 450 }}
            alt=""
            sizes="176px"
            corners="none"
          />
        </PhotoBubble>
      </MessageItem>
      <MessageItem isOwn begins author="You:">
        <GiftBubble isOwn place="only" id="coffee" note="Gift · 2 credits">
          A coffee for Nadia
        </GiftBubble>
      </MessageItem>
    </>
  ),
};

export const LockedPhoto: Story = {
  args: {
    children: (
      <PhotoBubble isOwn={false} place="only">
        <Photo
          photo={{ id: 'nadia', variant: 'locked' }}
          alt=""
          sizes="176px"
          corners="none"
          lockNote="Being checked"
        />
      </PhotoBubble>
    ),
  },
};

export const Typing: Story = { args: { children: <TypingBubble>Nadia is typing</TypingBubble> } };

export const System: Story = {
  render: () => <SystemLine icon={Heart}>You and Nadia like each other.</SystemLine>,
};

export const LongWords: Story = {
  args: {
    children: (
      <TextBubble isOwn={false} place="only">
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft\n\nhttps://example.com/'.concat(
          'a'.repeat(80),
        )}
      </TextBubble>
    ),
  },
};
