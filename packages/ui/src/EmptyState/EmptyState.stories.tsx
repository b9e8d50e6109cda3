import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import { ButtonLink } from '../Button';
import { Card } from '../Card';
import { withUsage } from '../usage';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['One sentence that says why it is empty, and one button that leads to content.'],
      not: ['Not for an error: that is an ErrorState.', 'Not a joke, and no two buttons.'],
    }),
    column: 'text',
  },
  args: {
    icon: MessageCircle,
    title: 'No messages yet',
    level: 1,
    children: 'Say hello to someone whose profile made you smile. Your first three messages are free.',
    action: <ButtonLink href="#search">Search members</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} level={2} />
    </Card>
  ),
};

export const Playground: Story = {};

export const GoodNews: Story = {
  args: {
    icon: MailCheck,
    tone: 'good',
    title: 'Your account is active',
    children: 'You can write to anyone now.',
  },
};

export const LongFinnishWords: Story = {
  args: {
    title: 'Keskusteluhistoriaasi ei löytynyt',
    children: 'Käyttäjäprofiilisi täydentäminen auttaa yhteydenottojen saamisessa.',
  },
};

/** Its heading can receive the focus where it replaces other content; Tab leads only to its button. */
export const TakesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'No messages yet' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Search members' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(heading).not.toHaveFocus();
  },
};
