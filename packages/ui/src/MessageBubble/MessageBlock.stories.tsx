import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MessageItem, TextBubble } from './MessageBubble';
import { MessageBlock, MessageList } from './MessageList';
import { log } from './story-log.css';

const SAID = [1, 2, 3, 4, 5];

/** A day of a conversation: its messages are a block. */
function Day({ name }: { name: string }) {
  return (
    <MessageBlock isOuter count={SAID.length}>
      <MessageBlock count={SAID.length}>
        {SAID.map((number) => (
          <MessageItem key={number} isOwn={false} author="Nadia:">
            <TextBubble isOwn={false} place="only">
              {name}, message {number}
            </TextBubble>
          </MessageItem>
        ))}
      </MessageBlock>
    </MessageBlock>
  );
}

// These stories test the layout of a list by the browser, which no picture shows.
const meta = {
  title: 'Load/MessageBlock',
  component: MessageBlock,
  tags: ['load'],
  args: { count: SAID.length, isOuter: true, children: null },
  render: () => (
    <section
      // The list is scrolled with the keys, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Messages so far"
      className={log}
    >
      <div>
        <MessageList label="Messages">
          {['Monday', 'Tuesday', 'Wednesday'].map((name) => (
            <Day key={name} name={name} />
          ))}
        </MessageList>
      </div>
    </section>
  ),
} satisfies Meta<typeof MessageBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The messages of the day before are rendered before the list is scrolled to them. */
export const NearButOutOfSight: Story = {
  play: async ({ canvas }) => {
    const before = canvas.getByText('Tuesday, message 1');
    const { bottom } = before.getBoundingClientRect();
    await waitFor(() => expect(before.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await expect(bottom).toBeLessThan(canvas.getByRole('region').getBoundingClientRect().top);
  },
};
