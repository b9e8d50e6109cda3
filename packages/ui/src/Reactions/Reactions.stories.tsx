import type { Meta, StoryObj } from '@storybook/react-vite';
import { REACTIONS } from '@vela/domain/chat';
import { expect, fn } from 'storybook/test';
import { Inline } from '../layout';
import { withUsage } from '../usage';
import { ReactionChoice, ReactionMark } from './Reactions';

const meta = {
  title: 'Chat/Reactions',
  component: ReactionChoice,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Where somebody asks what can be done about a message of the other.',
      'The mark stands under the bubble, and names in words by which of the two it is.',
    ],
    not: ['Not under one’s own messages.', 'Not as an answer that counts: it is no message.'],
  }),
  args: { label: 'Your reaction', chosen: null, onChoose: fn() },
} satisfies Meta<typeof ReactionChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { pressed: false });
    if (!first) throw new Error('there are no reactions');
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith('heart');
  },
};

export const Playground: Story = { args: { chosen: 'fire' } };

export const Chosen: Story = {
  args: { chosen: 'heart' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
  },
};

export const Marks: Story = {
  render: () => (
    <Inline>
      {REACTIONS.map((reaction) => (
        <ReactionMark key={reaction} reaction={reaction}>
          Reaction from Nadia
        </ReactionMark>
      ))}
    </Inline>
  ),
};
