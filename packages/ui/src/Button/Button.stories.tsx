import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../layout';
import { withUsage } from '../usage';
import { Button, ButtonLink } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'One primary button in a view, for the main action of the page; the others are secondary.',
      'A label that says what happens: “Send activation e-mail”.',
    ],
    not: [
      'Not “Submit” or “OK”, and not two primary ones.',
      'Not disabled to prevent a press: let it be pressed, and say what is missing.',
    ],
  }),
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { tone: 'soft', size: 'normal', wide: false, icon: RefreshCw } };

export const Tones: Story = {
  render: () => (
    <Inline gap="3">
      <Button>Primary</Button>
      <Button tone="soft">Soft</Button>
      <Button tone="line">Line</Button>
      <Button tone="plain">Plain</Button>
      <Button tone="danger">Delete now</Button>
      <Button tone="dangerLine">Block</Button>
    </Inline>
  ),
};

export const Small: Story = {
  render: () => (
    <Inline gap="3">
      <Button size="small">Primary</Button>
      <Button size="small" tone="soft">
        Soft
      </Button>
      <Button size="small" tone="line" icon={RefreshCw}>
        Try again
      </Button>
      <Button size="small" tone="plain">
        Plain
      </Button>
    </Inline>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const lead = fn();

/** A link whose target loads: it can't be pressed a second time. */
export const BusyLink: Story = {
  render: () => (
    <ButtonLink href="#there" busy onClick={lead}>
      Join for free
    </ButtonLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Join for free' });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    await expect(lead).not.toHaveBeenCalled();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <Stack align="start">
      <Button>Create my account</Button>
      <Button busy>Create my account</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [resting, busy] = canvas.getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(resting?.offsetWidth);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RestingKeepsTheFocus: Story = {
  args: { resting: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Wide: Story = { args: { wide: true, iconEnd: ArrowRight, children: 'Continue' } };

export const AsLink: Story = {
  render: () => <ButtonLink href="#prices">See all prices</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all prices' })).toHaveAttribute('href', '#prices');
  },
};

export const LongGermanWords: Story = {
  args: {
    lang: 'de',
    wide: true,
    children: 'Datenschutzeinstellungen und Benachrichtigungspräferenzen speichern',
  },
};

export const LongFinnishWords: Story = {
  args: { lang: 'fi', children: 'Sähköpostiosoitteen vahvistuspyynnön uudelleenlähettäminen' },
};
