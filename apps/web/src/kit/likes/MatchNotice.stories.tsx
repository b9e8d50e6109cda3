import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { withUsage } from '@vela/ui/usage';
import { expect, fn, waitFor } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { MatchNotice } from './MatchNotice';

const linh = profileFixture({
  id: 'linh',
  name: 'Linh',
  age: 29,
  like: true,
  liked_by: true,
  match: true,
  main_image: portraitOf('linh'),
});

const page = onPage({
  page: { user: userFixture({ profile: profileFixture({ main_image: portraitOf('jonas') }) }) },
});

const meta = {
  ...page,
  title: 'Screens/Match notice',
  component: MatchNotice,
  tags: ['autodocs'],
  parameters: {
    ...page.parameters,
    ...withUsage({
      does: [
        'Once, when a like is returned: to whoever likes last at once, to the other on the next page.',
        'One thing to do next, the first message. Any press elsewhere puts it away.',
        'A fictional member carries the label here, too: nobody is glad of a person who isn’t one.',
      ],
      not: [
        'Not two at once: several matches are told one after the other.',
        'No confetti, hearts or sound, and no word about how lucky or late anybody is.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 620 } },
  },
  args: { profile: linh, onClose: fn() },
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
