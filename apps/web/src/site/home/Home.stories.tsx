import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import type { Niche } from '@vela/domain/sites';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Home } from './Home';

const meta = {
  title: 'Screens/Home',
  component: Home,
  args: {
    looksAround: true,
    packages: [
      { id: 'p0', credits: 12, price: euros(1200), price_per_message: euros(100), popular: false },
      { id: 'p1', credits: 30, price: euros(2700), price_per_message: euros(90), popular: false },
      { id: 'p2', credits: 72, price: euros(5760), price_per_message: euros(80), popular: true },
      { id: 'p3', credits: 180, price: euros(12600), price_per_message: euros(70), popular: false },
    ],
  },
  ...onPage({ pageName: 'index' }),
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The site promises what the pages behind them contain. */
export const AllPromises: Story = onPage({
  page: {
    readyPages: [
      'members-id',
      'profile',
      'transactions-id',
      'notifications',
      'account-deleted',
      'match-finder',
      'pricing',
      'pages-terms',
      'pages-privacy',
    ],
  },
});

/** A site of a niche says who it is for, and shows an example that suits it. */
export const ForTransgenderPeople: Story = {
  globals: { niche: 2 },
  ...onPage({ page: { settings: settingsFixture({ name: 'Anemone', niche: 2 }) } }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(
      await canvas.findByText(
        saidWithin(msg`For transgender and non-binary people, and everyone who would like to meet them.`),
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Amara')).toBeInTheDocument();
  },
};

/** The home page of the site for people from fifty on. */
export const FromFiftyOn: Story = {
  globals: { niche: 5 },
  ...onPage({ page: { settings: settingsFixture({ name: 'Nazomer', niche: 5 }) } }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(await canvas.findByText(saidWithin(msg`For people aged fifty and over.`))).toBeVisible();
    await expect(canvas.getByText('Ingrid')).toBeInTheDocument();
  },
};

/** The others say it as well, each in a sentence that nobody has to be ashamed of. */
export const DrawnToBdsm = niche(
  3,
  msg`For people who are drawn to BDSM, where everything begins with consent.`,
  'Farid',
);
export const WomenWithCurves = niche(
  4,
  msg`For women with curves, and everyone who would like to meet them.`,
  'Sofie',
);
export const MiddleOfLife = niche(
  6,
  msg`For women in the middle of life, and everyone who would like to meet them.`,
  'Nadia',
);
export const MenForMen = niche(7, msg`For men who would like to meet men.`, 'Kwame');

/** Only a visitor with an invitation may join. */
export const InviteOnly: Story = {
  ...onPage({ page: { settings: settingsFixture({ signups: 'none' }) } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The site shows its members to members alone. */
export const NobodyLooksAround: Story = { args: { looksAround: false } };

/** The prices could not be had: the page says everything else. */
export const WithoutPrices: Story = { args: { packages: [] } };

function niche(number: Niche, words: MessageDescriptor, example: string): Story {
  return {
    globals: { niche: number },
    ...onPage({ page: { settings: settingsFixture({ niche: number }) } }),
    play: async ({ canvas, loaded: { saidWithin } }) => {
      await expect(await canvas.findByText(saidWithin(words))).toBeVisible();
      await expect(canvas.getByText(example)).toBeInTheDocument();
    },
  };
}

function euros(amount: number) {
  return { amount, currency: 'EUR' as const };
}
