import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { MemberPreview } from './MemberPreview';

const meta = {
  title: 'Screens/Member preview',
  component: MemberPreview,
  args: {
    profile: profileFixture({ name: 'Nadia', premium: true, main_image: portraitOf('nadia') }),
    againAt: null,
  },
  ...onPage({ pageName: 'members-id', href: '/members/nadia' }),
} satisfies Meta<typeof MemberPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fictional: Story = {
  args: { profile: profileFixture({ name: 'Marta', fictional: true, main_image: portraitOf('helena') }) },
};

/** The initials stand beside the name, near the top. */
export const WithoutPhoto: Story = {
  args: { profile: profileFixture({ name: 'Hanna' }) },
  play: async ({ canvas, loaded: { said } }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight / 2);
    await expect(canvas.queryByText(said(msg`No photo yet`))).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    profile: profileFixture({
      name: 'Katarzyna-Aleksandra Maximiliane',
      country: 'DE',
      region: 'MV',
      main_image: portraitOf('kasia'),
    }),
  },
};

export const NobodyThere: Story = { args: { profile: null } };

/** A network that opened very many. */
export const LimitReached: Story = { args: { profile: null, againAt: '2026-11-21T15:40:00.000Z' } };
