import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { nadia } from '../../../tests/support/nadia';
import { onPage } from '../../../tests/support/story-page';
import { Member } from './Member';

const meta = {
  title: 'Screens/Member without a photo',
  component: Member,
  args: { id: 'nadia' },
  ...onPage({
    page: { user: userFixture(), readyPages: ['members', 'premium', 'members-id-chat'] },
    pageName: 'members-id',
    href: '/members/nadia',
    handlers: { getMember: () => ({ profile: { ...nadia, photos: [], main_image: null } }) },
  }),
} satisfies Meta<typeof Member>;

export default meta;

/** The initials stand beside the name, and the words begin at once. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, loaded: { said } }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(said(msg`No photo yet`))).toBeNull();
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
    const about = canvas.getByRole('heading', { name: said(msg`About me`) });
    await expect(about.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};
