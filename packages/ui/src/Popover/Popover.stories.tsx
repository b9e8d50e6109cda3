import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { Popover } from './Popover';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['For an explanation that only some readers need, beside its subject.'],
    not: [
      'Not for what everybody has to know before a press, such as a price.',
      'Not for a question: that is a Dialog.',
    ],
  }),
  args: {
    title: 'What does a message cost?',
    children: <span>A text costs 1 credit, a photo 2, a gift from 3. What you receive is always free.</span>,
  },
  render: (args) => (
    <Text>
      This message costs 1 credit. <Popover {...args} />
    </Text>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const open: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.title }));
  await expect(await canvas.findByRole('note', { name: args.title })).toBeVisible();
};

export const Open: Story = { play: open };

/** The popover is at the edge of a phone and has the longest texts. */
export const LongWords: Story = {
  args: {
    title: 'Was bedeutet Altersüberprüfungsbestätigungsverfahren?',
    children: (
      <span>
        Die Altersüberprüfungsbestätigung gehört zur Mitgliedschaftsvoraussetzungsprüfung:
        Donaudampfschifffahrtsgesellschaftskapitäne zeigen dafür ihren Personalausweis.
      </span>
    ),
  },
  play: open,
};

export const RightToLeft: Story = {
  args: { title: 'كم تكلف الرسالة؟', children: <span>تكلف الرسالة رصيدًا واحدًا.</span> },
  render: (args) => (
    <div dir="rtl">
      <Text>
        هذه الرسالة مجانية. <Popover {...args} />
      </Text>
    </div>
  ),
  play: open,
};

/** A second press closes it, and the focus stays on the button. */
export const ClosesOnASecondPress: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args } = context;
    const opener = canvas.getByRole('button', { name: args.title });
    await userEvent.click(opener);
    await expect(canvas.queryByRole('note', { name: args.title })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
