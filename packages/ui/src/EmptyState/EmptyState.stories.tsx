import type { Meta, StoryObj } from '@storybook/react-vite';
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
  parameters: withUsage({
    does: ['One sentence on why it is empty and one button to what fills it.'],
    not: ['Not for what went wrong: that is an ErrorState.', 'Not a joke, and no two buttons.'],
  }),
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
