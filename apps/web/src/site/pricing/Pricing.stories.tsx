import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi, settingsFixture } from '@vela/api-client/testing';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { minimumMessageCosts } from '@vela/domain/credits';
import { COUNTRIES, type Country } from '@vela/domain/locale';
import { expect, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import type { PageData } from '../../kit/page/page-data';
import { loadPricing, type LoadedPricing } from './load-pricing';
import { Pricing } from './Pricing';

const settings = {
  ...settingsFixture({ countries: [...COUNTRIES] }),
  minimum_message_costs: minimumMessageCosts(COUNTRIES, 1, PACKAGE_PRICES),
};

/** What the server would load for a country. */
const loadedFor = (country: Country): Promise<LoadedPricing> => {
  const { fetch: fetchApi } = createFakeApi();
  const page = {
    user: null,
    settings,
    url: 'http://localhost/pricing',
    href: `/pricing?country=${country}`,
  } as Partial<PageData> as PageData;
  return loadPricing({ page, server: { nonce: '', fetchApi } });
};

const meta = {
  title: 'Screens/Pricing',
  component: Pricing,
  args: { country: 'NL', packages: [], methods: [] },
  ...onPage({ pageName: 'pricing', page: { settings } }),
  render: (args, { loaded }) => <Pricing {...args} {...(loaded['pricing'] as LoadedPricing)} />,
} satisfies Meta<typeof Pricing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  loaders: [async () => ({ pricing: await loadedFor('NL') })],
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await expect(canvasElement.querySelector('select')).toHaveValue('NL');
    const costs = within(canvas.getByRole('region', { name: said(msg`What a message costs at least`) }));
    await expect(costs.getAllByRole('listitem').filter((row) => row.checkVisibility())).toHaveLength(1);
    await userEvent.click(costs.getByText(said(msg`In other countries`)));
    const shown = costs.getAllByRole('listitem').filter((row) => row.checkVisibility());
    await expect(shown).toHaveLength(COUNTRIES.length);
    await userEvent.click(costs.getByText(said(msg`In other countries`)));
    await expect(canvasElement.querySelector('main footer')).toBeNull();
  },
};

/** The notice that American law asks for is in English, and for that country alone. */
export const InTheUnitedStates: Story = {
  loaders: [async () => ({ pricing: await loadedFor('US') })],
  play: async ({ canvasElement, globals }) => {
    const notice = canvasElement.querySelector('main footer');
    if (globals['locale'] === 'en') await expect(notice).toBeVisible();
    else await expect(notice).toBeNull();
  },
};

/** Four digits before the comma, and a fee for a card. */
export const OtherMoney: Story = {
  loaders: [async () => ({ pricing: await loadedFor('NO') })],
};

/** The ways to pay could not be asked for; all else stands. */
export const WithoutMethods: Story = {
  loaders: [async () => ({ pricing: { ...(await loadedFor('DE')), methods: null } })],
};
