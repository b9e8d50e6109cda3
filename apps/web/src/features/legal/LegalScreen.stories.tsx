import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { isLocale } from '@vela/domain/locale';
import { onPage } from '../../../tests/support/story-page';
import { LegalScreen } from './LegalScreen';
import { loadLegalPage, type LegalData } from './load-legal-page';

const meta = {
  title: 'Screens/Legal text',
  component: LegalScreen,
  args: { locale: 'en', text: { title: '', lead: '', sections: [] } },
  ...onPage(),
  loaders: [
    async ({ globals }) => {
      const locale: unknown = globals['locale'];
      const page = { settings: settingsFixture(), locale: isLocale(locale) ? locale : 'en' } as const;
      return { terms: await loadLegalPage('terms', page), privacy: await loadLegalPage('privacy', page) };
    },
  ],
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  render: (_, { loaded }) => <LegalScreen {...(loaded['terms'] as LegalData)} />,
};

export const Privacy: Story = {
  render: (_, { loaded }) => <LegalScreen {...(loaded['privacy'] as LegalData)} />,
};
