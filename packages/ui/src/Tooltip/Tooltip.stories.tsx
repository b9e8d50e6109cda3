import type { Meta, StoryObj } from '@storybook/react-vite';
import Gift from 'lucide-react/icons/gift';
import Sparkles from 'lucide-react/icons/sparkles';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Inline } from '../layout';
import { withUsage } from '../usage';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For the name of an icon that has no room for a word beside it.',
      'A word or a short sentence that the page is complete without.',
    ],
    not: [
      'Not for a price, a rule or an error: it is never shown on a touch screen. These stand on the page.',
      'Not for more than one line, or a link: that is a Popover.',
    ],
  }),
  args: { words: 'Send a gift', children: <IconButton icon={Gift} label="Send a gift" tone="soft" /> },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of an icon: shown once, and announced once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send a gift' })).not.toHaveAccessibleDescription();
  },
};

export const Playground: Story = { args: { words: 'Choose something small' } };

export const ComesWithTheFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvasElement.querySelector('[role="tooltip"]');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tip).toBeVisible());
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvasElement.querySelector('[role="tooltip"]');
    await userEvent.tab();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OneThingMore: Story = {
  args: {
    words: 'Premium members see photos sharp',
    children: (
      <Button tone="soft" icon={Sparkles}>
        Get Premium
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get Premium' });
    await expect(button).toHaveAccessibleDescription('Premium members see photos sharp');
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const LongGermanWords: Story = {
  args: {
    words: 'Benachrichtigungseinstellungen für ungelesene Nachrichten ändern',
    children: <IconButton icon={Gift} label="Benachrichtigungen" tone="soft" />,
  },
  render: (args) => (
    <Inline justify="end">
      <Tooltip {...args} />
    </Inline>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[role="tooltip"]')).toBeVisible());
  },
};
