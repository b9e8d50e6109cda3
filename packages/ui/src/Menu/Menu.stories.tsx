import type { Meta, StoryObj } from '@storybook/react-vite';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar';
import { Inline } from '../layout';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { Menu, MenuButton, MenuLink } from './Menu';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['For links and actions that are rarely needed, behind a name or a photo.'],
    not: ['Not for pages that are opened all the time.', 'Not to choose an answer: that is a Select.'],
  }),
  args: {
    label: 'Account of Jonas',
    name: 'Jonas',
    picture: <Avatar name="Jonas" src={portrait('jonas')} size="tiny" />,
    children: (
      <>
        <MenuLink href="#profile" icon={User}>
          My profile
        </MenuLink>
        <MenuLink href="#settings" icon={Settings} aria-current="page">
          Settings
        </MenuLink>
        <MenuButton icon={LogOut}>Log out</MenuButton>
      </>
    ),
  },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The name stands beside the picture, and is announced once.
    await expect(canvasElement.querySelector('summary')).toHaveAccessibleName('Account of Jonas');
  },
};

const LONG_NAME = 'Katarzyna-Aleksandra Wiśniewska';

export const Playground: Story = { args: { label: `Account of ${LONG_NAME}`, name: LONG_NAME } };

export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    const details = canvasElement.querySelector('details');
    if (summary) await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await userEvent.click(document.body);
    await expect(details).not.toHaveAttribute('open');
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    const details = canvasElement.querySelector('details');
    if (summary) await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
  },
};

/** The menu stands below a long name, and its entries are longer than the name. */
export const LongGermanWords: Story = {
  args: {
    label: `Konto von ${LONG_NAME}`,
    name: LONG_NAME,
    children: (
      <>
        <MenuLink href="#profile" icon={User}>
          Mein Profil und wie andere es sehen
        </MenuLink>
        <MenuLink href="#settings" icon={Settings}>
          Benachrichtigungs- und Datenschutzeinstellungen
        </MenuLink>
        <MenuButton icon={LogOut}>Ausloggen</MenuButton>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    const longest = canvas.getByRole('link', { name: /Benachrichtigungs/ });
    await expect(longest).toBeVisible();
    await expect(longest.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
