import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { isLocale } from '@vela/domain/locale';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { LegalScreen } from './LegalScreen';
import { loadLegalPage, type LegalData } from './load-legal-page';

const meta = {
  title: 'Screens/Legal text',
  component: LegalScreen,
  args: { text: { title: '', lead: '', sections: [] } },
  ...onPage({ pageName: 'pages-terms' }),
  loaders: [
    async ({ globals }) => {
      const locale: unknown = globals['locale'];
      const page = { settings: settingsFixture(), locale: isLocale(locale) ? locale : 'en' } as const;
      return {
        terms: await loadLegalPage('pages-terms', page),
        privacy: await loadLegalPage('pages-privacy', page),
      };
    },
  ],
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  render: (_, { loaded }) => <LegalScreen {...(loaded['terms'] as LegalData)} />,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/(Only for adults aged|Nur für Erwachsene ab) 18/)).toBeVisible();
    const forTheUnitedStates = canvas.queryByText(/United States|USA/);
    if (globals['locale'] === 'de') await expect(forTheUnitedStates).toBeNull();
    else await expect(forTheUnitedStates).toBeVisible();
  },
};

export const Privacy: Story = {
  render: (_, { loaded }) => <LegalScreen {...(loaded['privacy'] as LegalData)} />,
};
