import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MatchNotice } from './MatchNotice';

const photo = (name: string) =>
  imageFixture({ id: name, filename: `/portraits/${name}-360.webp`, sources: [], width: 360, height: 450 });
const linh = profileFixture({
  id: 'linh',
  name: 'Linh',
  age: 29,
  like: true,
  liked_by: true,
  match: true,
  main_image: photo('linh'),
});

const meta = {
  title: 'Screens/Match notice',
  component: MatchNotice,
  args: { profile: linh, onClose: fn() },
  ...onPage({ page: { user: userFixture({ profile: profileFixture({ main_image: photo('jonas') }) }) } }),
} satisfies Meta<typeof MatchNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[0] ?? canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithoutPhotos: Story = { args: { profile: { ...linh, main_image: null, online: 'today' } } };

export const FictionalAndLong: Story = {
  args: { profile: { ...linh, fictional: true, name: 'Maximiliane-Alexandra von H.' } },
};
