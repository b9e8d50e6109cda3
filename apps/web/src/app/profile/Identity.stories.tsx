import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { VISIBLE_FIELDS } from '@vela/domain/sites';
import { INTEREST_TEXTS } from '@vela/ui/profile-text';
import { Container } from '@vela/ui/layout';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { IdentitySection } from './sections';

const settings = settingsFixture({ visible_profile_fields: [...VISIBLE_FIELDS] });
const agreed = userFixture({ consents: { terms_version: '2026-01-01', special_categories: true } });
const around = { pageName: 'profile', bars: false, href: '/profile' } as const;
const withNiche = (niche: 2 | 3) => ({ ...settings, niche });

const meta = {
  title: 'Screens/Profile/Identity',
  component: IdentitySection,
  args: { profile: ownProfileFixture({ intimate_interests: ['massage', 'slow_mornings'] }) },
  render: (args) => (
    <main>
      <Container size="form">
        <IdentitySection {...args} />
      </Container>
    </main>
  ),
  ...onPage({ ...around, page: { user: agreed, settings } }),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof IdentitySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Intimate interests, where the site offers them and the member has agreed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await expect(box(said(INTEREST_TEXTS.massage))).toBeChecked();
    await userEvent.click(box(said(INTEREST_TEXTS.tantra)));
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() => expect(canvas.getByText(said(msg`Saved.`))).toBeVisible());
  },
};

/** Nothing is asked before the consent is given. */
export const WithoutConsent: Story = {
  ...onPage({ ...around, page: { user: userFixture(), settings } }),
  args: { profile: ownProfileFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** The withdrawal takes all of them along. */
export const Withdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    const [consent] = canvas.getAllByRole('checkbox');
    await userEvent.click(consent ?? canvas.getByRole('main'));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
  },
};

/** Where being a member needs the consent. */
export const NeededByTheSite: Story = onPage({ ...around, page: { user: agreed, settings: withNiche(3) } });

export const WithAGenderIdentity: Story = onPage({
  ...around,
  page: { user: agreed, settings: withNiche(2) },
});

/** The site offers none. */
export const NotOffered: Story = {
  ...onPage({ ...around, page: { user: agreed, settings: settingsFixture() } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('checkbox', { name: said(INTEREST_TEXTS.massage) })).toBeNull();
  },
};
