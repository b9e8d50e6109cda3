import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { languageName, LOCALES, type Language, type Locale } from '@vela/domain/locale';
import { Container } from '@vela/ui/layout';
import { expect, waitFor } from 'storybook/test';
import { withCapital } from '../../kit/formats/with-capital';
import { onPage } from '../../../tests/support/story-page';
import { LanguagesSection } from './sections';

const page = {
  user: userFixture(),
  settings: settingsFixture({ visible_profile_fields: ['about', 'languages'] }),
};

const meta = {
  title: 'Screens/Profile/Languages',
  component: LanguagesSection,
  args: { profile: ownProfileFixture({ languages: ['nl', 'tr'] }) },
  render: (args) => (
    <main>
      <Container size="form">
        <LanguagesSection {...args} />
      </Container>
    </main>
  ),
  ...onPage({ page, pageName: 'profile', bars: false, href: '/profile' }),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof LanguagesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (language: Language) => {
  const locale = (document.documentElement.lang || 'en') as Locale;
  return withCapital(languageName(language, locale), locale);
};

/** Those that the member speaks come first, then those that sites are shown in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(LOCALES.length + 1);
    await expect(boxes[1]).toBeChecked();
    await expect(boxes[1]).toHaveAccessibleName(nameOf('tr'));
  },
};

/** Another one is chosen from the list and added by its button, and stands ticked among the others. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'uk');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Add`) }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: nameOf('uk') })).toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: nameOf('nl') }));
    await expect(canvas.getByRole('checkbox', { name: nameOf('nl') })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByText(said(msg`Saved.`))).toBeVisible();
  },
};

/** A profile has ten at most. */
export const Full: Story = {
  args: { profile: ownProfileFixture({ languages: LOCALES.slice(0, 10) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: nameOf('sv') })).toBeDisabled();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** A site may leave it out. */
export const NotOffered: Story = {
  args: { profile: ownProfileFixture() },
  ...onPage({
    page: { ...page, settings: settingsFixture({ visible_profile_fields: ['about'] }) },
    pageName: 'profile',
    bars: false,
    href: '/profile',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
