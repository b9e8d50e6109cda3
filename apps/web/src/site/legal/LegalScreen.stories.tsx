import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { isLocale } from '@vela/domain/locale';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import type { LegalName } from './legal-texts';
import { LegalScreen } from './LegalScreen';
import { loadLegalPage, type LegalData } from './load-legal-page';

const settings = settingsFixture({ support_phone: '+31 20-123 4567' });

const meta = {
  title: 'Screens/Legal text',
  component: LegalScreen,
  args: { text: { title: '', lead: '', sections: [] } },
  render: (_, { loaded }) => <LegalScreen {...(loaded['legal'] as LegalData)} />,
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FOR_THE_UNITED_STATES = msg({
  message:
    'For members in the United States: <0>{name}</0> does not run criminal background checks on its members. Meet in a public place, and tell someone where you go.',
});

const textOf = (name: LegalName) =>
  ({
    ...onPage({ pageName: name, page: { settings } }),
    loaders: [
      async ({ globals }) => {
        const locale: unknown = globals['locale'];
        const page = { settings, locale: isLocale(locale) ? locale : 'en' } as const;
        return { legal: await loadLegalPage(name, page) };
      },
    ],
  }) satisfies Story;

export const Terms: Story = {
  ...textOf('pages-terms'),
  play: async ({ canvas, loaded: { i18n, saidWithin, saidAround } }) => {
    await expect(
      await canvas.findByText(
        saidWithin(
          msg`Only for adults aged ${{ minAge: 18 }} and over. If you are younger, you may not use this site.`,
        ),
      ),
    ).toBeVisible();
    const forTheUnitedStates = canvas.queryByText(saidAround(FOR_THE_UNITED_STATES));
    if (i18n.locale === 'en') await expect(forTheUnitedStates).toBeVisible();
    else await expect(forTheUnitedStates).toBeNull();
  },
};

export const Privacy: Story = textOf('pages-privacy');

/** Rows of long names without a place to break. */
export const Cookies: Story = textOf('pages-cookies');

export const Questions: Story = {
  ...textOf('pages-faq'),
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('main details');
    const question = first?.querySelector('summary');
    await expect(first?.querySelector('p')).not.toBeVisible();
    if (question) await userEvent.click(question);
    await expect(first?.querySelector('p')).toBeVisible();
    await expect(second?.querySelector('p')).not.toBeVisible();
  },
};

/** This text has a letter to copy. */
export const ReturnPolicy: Story = textOf('pages-return-policy');

export const Service: Story = {
  ...textOf('pages-service'),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('link', { name: '+31 20-123 4567' });
    await expect(phone).toHaveAttribute('href', 'tel:+31201234567');
  },
};

export const Ban: Story = textOf('pages-ban');

export const Accessibility: Story = textOf('pages-accessibility');
