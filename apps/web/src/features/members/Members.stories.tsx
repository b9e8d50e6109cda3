import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { Members } from './Members';

const meta = {
  title: 'Screens/Start page',
  component: Members,
  args: { region: 'Utrecht' },
  ...onPage({ page: { user: userFixture({ status: 'active' }) } }),
} satisfies Meta<typeof Members>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotConfirmed: Story = onPage({
  page: {
    user: userFixture({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) }),
    now: '2026-11-21T20:00:00.000Z',
  },
});

export const LongWords: Story = {
  args: { region: 'Mecklenburg-Vorpommern' },
  ...onPage({
    page: {
      user: userFixture({
        status: 'active',
        email: 'maximiliane.von-und-zu-hohenlohe-langenburg@example.com',
        profile: profileFixture({
          name: 'Maximiliane-Alexandra von H.',
          country: 'DE',
          about: 'Wasser. '.repeat(60),
        }),
      }),
      now: '2026-11-21T23:30:00.000Z',
    },
  }),
};
