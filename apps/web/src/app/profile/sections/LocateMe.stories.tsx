import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { expect, fn, waitFor } from 'storybook/test';
import { changePermission, locatedBrowser } from '../../../../tests/support/located-browser';
import { onPage } from '../../../../tests/support/story-page';
import { LocateMe } from './LocateMe';

const page = { user: userFixture(), settings: settingsFixture({ countries: ['NL', 'DE'] }) };
const around = { page, pageName: 'profile', bars: false, href: '/profile' } as const;

const meta = {
  title: 'Screens/Profile/LocateMe',
  component: LocateMe,
  args: { values: { country: 'NL', region: null, city: null }, onFound: fn() },
  render: (args) => (
    <main>
      <Container size="form">
        <LocateMe {...args} />
      </Container>
    </main>
  ),
  ...onPage(around),
  beforeEach: locatedBrowser('prompt'),
} satisfies Meta<typeof LocateMe>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = msg`Filled in from your location. Please check it, then save.`;
const BLOCKED = msg`Your browser doesn’t share your location with this site. You can choose below, or allow it again:`;
const press = msg`Use my location`;

/** The browser will ask. */
export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(
        said(msg`Your browser asks you first. Your location is used once, to fill in country and region.`),
      ),
    ).toBeVisible();
  },
};

export const Unsupported: Story = {
  beforeEach: locatedBrowser('unsupported'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** It doesn't say what it permits: it is asked when the button is pressed. */
export const Unknown: Story = { beforeEach: locatedBrowser('unknown') };

export const Granted: Story = {
  beforeEach: locatedBrowser('granted', { position: 'found' }),
  play: async ({ args, canvas, userEvent, loaded: { said } }) => {
    await canvas.findByText(said(msg`Your location is used once, to fill in country and region.`));
    await userEvent.click(canvas.getByRole('button', { name: said(press) }));
    await expect(await canvas.findByText(said(FILLED))).toBeVisible();
    await expect(args.onFound).toHaveBeenCalledWith({ country: 'NL', region: 'UT', city: null });
  },
};

/** It was refused before: how to allow it again is said at once. */
export const Denied: Story = {
  beforeEach: locatedBrowser('denied', { position: 1 }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(await canvas.findByText(said(BLOCKED))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(press) }));
    await expect(await canvas.findByText(said(BLOCKED))).toBeVisible();
  },
};

/** Allowed again in the browser's settings, the page follows without a reload. */
export const AllowedAgain: Story = {
  ...Denied,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByText(said(BLOCKED));
    await userEvent.click(canvas.getByRole('button', { name: said(press) }));
    changePermission('granted');
    await waitFor(() => expect(canvas.queryByText(said(BLOCKED))).toBeNull());
    changePermission('denied');
    await expect(await canvas.findByText(said(BLOCKED))).toBeVisible();
  },
};

/** The browser's question was closed without an answer. */
export const Unanswered: Story = {
  beforeEach: locatedBrowser('prompt', { position: 1 }),
  play: pressed,
};

/** A browser that doesn't say what it permits was asked, and refuses. */
export const DeniedWithoutWord: Story = {
  beforeEach: locatedBrowser('unknown', { position: 1 }),
  play: pressed,
};

/** The site may, the browser may not. */
export const OffOnTheDevice: Story = {
  beforeEach: locatedBrowser('granted', { position: 1 }),
  play: pressed,
};

export const NotFound: Story = {
  beforeEach: locatedBrowser('granted', { position: 2 }),
  play: pressed,
};

export const TooSlow: Story = {
  beforeEach: locatedBrowser('granted', { position: 3 }),
  play: pressed,
};

export const Looking: Story = {
  beforeEach: locatedBrowser('granted', { position: 'never' }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(press) }));
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
};

/** The country is none of the site's: nothing is filled in. */
export const OutsideTheSite: Story = {
  ...onPage({ ...around, handlers: { findPlace: () => ({ country: 'FR', region: 'IDF' }) } }),
  beforeEach: locatedBrowser('granted', { position: 'found' }),
  play: async (context) => {
    await pressed(context);
    await expect(context.args.onFound).not.toHaveBeenCalled();
  },
};

export const NoConnection: Story = {
  ...onPage({ ...around, handlers: { findPlace: ({ reject }) => reject('internal') } }),
  beforeEach: locatedBrowser('granted', { position: 'found' }),
  play: pressed,
};

async function pressed({ canvas, userEvent, loaded: { said } }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: said(press) }));
  await expect(await canvas.findByRole('status')).toBeVisible();
}
