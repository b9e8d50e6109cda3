import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, ownProfileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { NextSteps } from './NextSteps';

const photo = imageFixture();

const meta = {
  title: 'Screens/Profile/NextSteps',
  component: NextSteps,
  args: { profile: ownProfileFixture({ about: undefined, interests: [] }) },
  render: (args) => (
    <main>
      <Container size="form">
        <NextSteps {...args} />
      </Container>
    </main>
  ),
  ...onPage({
    page: { user: userFixture(), settings: settingsFixture() },
    pageName: 'profile',
    bars: false,
    href: '/profile',
  }),
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three that help most, each a link to its place. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(places).toEqual(['#photos', '#about', '#notes']);
  },
};

export const OneLeft: Story = {
  args: {
    profile: ownProfileFixture({
      photos: [photo],
      looking_for: ['dating'],
      notes: [{ name: 'learning', text: 'to sail.' }],
      interests: ['tea', 'wine', 'hiking'],
    }),
  },
};

/** Nothing is missing: a sentence instead of a list. */
export const Complete: Story = {
  args: {
    profile: ownProfileFixture({
      photos: [photo, { ...photo, id: 'b' }, { ...photo, id: 'c' }],
      looking_for: ['dating'],
      notes: [{ name: 'learning', text: 'to sail.' }],
      interests: ['tea', 'wine', 'hiking'],
    }),
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(
      canvas.getByText(said(msg`Your profile has all that helps others get to know you.`)),
    ).toBeVisible();
  },
};
