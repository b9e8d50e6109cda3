import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { VISIBLE_FIELDS } from '@vela/domain/sites';
import { Container } from '@vela/ui/layout';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { InterestChoices } from './InterestChoices';

const settings = settingsFixture({ visible_profile_fields: [...VISIBLE_FIELDS] });
const agreed = userFixture({ consents: { terms_version: '2026-01-01', special_categories: true } });
const around = { pageName: 'members', bars: false, href: '/members' } as const;

const meta = {
  title: 'Screens/Search/InterestChoices',
  component: InterestChoices,
  args: { chosen: ['hiking', 'tantra'] },
  render: (args) => (
    <main>
      <Container size="form">
        <InterestChoices {...args} />
      </Container>
    </main>
  ),
  ...onPage({ ...around, page: { user: agreed, settings } }),
} satisfies Meta<typeof InterestChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who lets others see its intimate interests may search for them. */
export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    const intimate = canvas.getByRole('group', { name: said(msg`Intimate interests`) });
    await expect(intimate.querySelectorAll('input')).toHaveLength(10);
    await expect(intimate.querySelectorAll('input:checked')).toHaveLength(1);
  },
};

export const WithoutConsent: Story = {
  ...onPage({ ...around, page: { user: userFixture(), settings } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('group', { name: said(msg`Intimate interests`) })).toBeNull();
  },
};

export const NotOffered: Story = {
  ...onPage({ ...around, page: { user: agreed, settings: settingsFixture() } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('group', { name: said(msg`Intimate interests`) })).toBeNull();
  },
};
