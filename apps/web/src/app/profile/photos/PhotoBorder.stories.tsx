import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownProfileFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { PhotoBorder } from './PhotoBorder';

const around = { pageName: 'profile', bars: false, href: '/profile' } as const;
const sent = fn();

const meta = {
  title: 'Screens/Profile/PhotoBorder',
  component: PhotoBorder,
  args: { profile: ownProfileFixture({ premium: true }) },
  render: (args) => (
    <main>
      <Container size="form">
        <PhotoBorder {...args} />
      </Container>
    </main>
  ),
  ...onPage({
    ...around,
    handlers: {
      updateProfile: ({ body }) => {
        sent(body);
        return { profile: ownProfileFixture({ premium: true, photo_border: true }) };
      },
    },
  }),
} satisfies Meta<typeof PhotoBorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is sent by itself. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ photo_border: true }]]));
  },
};

/** A choice from the time with Premium stays, but shows nothing. */
export const WithoutPremium: Story = {
  args: { profile: ownProfileFixture({ premium: false, photo_border: true }) },
  ...onPage({ ...around, page: { readyPages: ['premium'] } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: said(msg`Get Premium`) })).toBeVisible();
  },
};

/** Premium ended while the page was open: the switch goes back, and the page says why. */
export const Failed: Story = {
  ...onPage({ ...around, handlers: { updateProfile: ({ reject }) => reject('premium_required') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
