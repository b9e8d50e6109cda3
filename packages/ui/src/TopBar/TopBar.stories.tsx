import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Globe from 'lucide-react/icons/globe';
import Settings from 'lucide-react/icons/settings';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar';
import { ButtonLink } from '../Button';
import { IconButton, IconLink } from '../IconButton';
import { LogoLink } from '../Logo';
import { Menu, MenuLink } from '../Menu';
import { portrait } from '../story-portraits';
import { media } from '../tokens';
import { withUsage } from '../usage';
import { NavLink, TopBar } from './TopBar';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['The link to the home page, the main pages and the account, the same on every page.'],
      not: ['Not for actions on the page.', 'Not more links than fit in German.'],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
  args: {
    logo: <LogoLink name="Vela" href="/" />,
    nav: [
      <NavLink key="how" href="#how">
        How it works
      </NavLink>,
      <NavLink key="safety" href="#safety">
        Safety
      </NavLink>,
      <NavLink key="pricing" href="#pricing">
        Pricing
      </NavLink>,
    ],
    end: (
      <>
        <IconLink icon={Globe} label="Language: English" href="#language" />
        <ButtonLink tone="plain" size="small" href="/login">
          Log in
        </ButtonLink>
        <ButtonLink tone="soft" size="small" href="/signup">
          Join
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const account = (
  <Menu label="Account" name="Jonas" picture={<Avatar name="Jonas" src={portrait('jonas')} size="tiny" />}>
    <MenuLink href="#settings" icon={Settings}>
      Settings
    </MenuLink>
  </Menu>
);

/** On a phone the buttons of the page replace the site's name; the mark stays. */
export const LongSpanishWords: Story = {
  args: {
    end: (
      <>
        <IconLink icon={Globe} label="Idioma: español" href="#language" />
        <ButtonLink tone="plain" size="small" href="/login">
          Iniciar sesión
        </ButtonLink>
        <ButtonLink tone="soft" size="small" href="/signup">
          Registrarse
        </ButtonLink>
      </>
    ),
  },
};

export const Member: Story = {
  args: {
    navAlign: 'start',
    nav: [
      <NavLink key="search" href="#search" aria-current="page">
        Search members
      </NavLink>,
      <NavLink key="messages" href="#messages" badge={{ count: 3, label: 'unread' }}>
        Messages
      </NavLink>,
      <NavLink key="likes" href="#likes" badge={{ count: 120, label: 'new' }}>
        Likes
      </NavLink>,
      <NavLink key="credits" href="#credits" badge={{ count: 8, tone: 'warning', label: 'left' }}>
        Credits
      </NavLink>,
    ],
    end: account,
  },
};

/** In the installed app the browser shows no bar. */
export const WithTheWayBack: Story = {
  args: { ...Member.args, start: <IconButton icon={ChevronLeft} label="Back" /> },
};

export const LongGermanWords: Story = {
  args: {
    navAlign: 'start',
    nav: [
      <NavLink key="search" href="#search" aria-current="page">
        Mitglieder suchen
      </NavLink>,
      <NavLink key="messages" href="#messages" badge={{ count: 102, label: 'ungelesen' }}>
        Nachrichten
      </NavLink>,
      <NavLink key="likes" href="#likes" badge={{ count: 120, label: 'neu' }}>
        Gefällt-mir
      </NavLink>,
      <NavLink key="credits" href="#credits">
        Premium werden
      </NavLink>,
    ],
    end: account,
  },
};

/** Tab goes from the back link over the main pages to the account, in visual order; on a phone the `BottomBar` has the main pages. */
export const WithTheKeys: Story = {
  args: WithTheWayBack.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 7; stop++) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName ?? null);
    }
    const places = matchMedia(media.tablet).matches ? ['#search', '#messages', '#likes', '#credits'] : [];
    await expect(stops.slice(0, places.length + 3)).toEqual(['BUTTON', '/', ...places, 'SUMMARY']);
    if (places.length === 0) return;
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Search members');
    await expect(canvas.getByRole('link', { name: 'Likes 99+ new' })).toBeVisible();
  },
};
