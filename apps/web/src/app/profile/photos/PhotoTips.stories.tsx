import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture } from '@vela/api-client/testing';
import { Container } from '@vela/ui/layout';
import { expect, fn, within } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { PhotoActions } from './PhotoActions';
import { PhotoTips } from './PhotoTips';

const meta = {
  title: 'Screens/Profile/PhotoTips',
  component: PhotoTips,
  render: (args) => (
    <main>
      <Container size="form">
        <PhotoTips {...args} />
      </Container>
    </main>
  ),
  ...onPage({ pageName: 'profile', bars: false, href: '/profile' }),
} satisfies Meta<typeof PhotoTips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: they are for who wants them. */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const [first] = canvas.getAllByRole('listitem', { hidden: true });
    await expect(first).not.toBeVisible();
    await userEvent.click(canvas.getByText(said(msg`Tips for good photos`)));
    await expect(first).toBeVisible();
  },
};

export const Open: Story = { args: { isOpen: true } };

/** Beside what can be done with a photo that was refused. */
export const OfARefusedPhoto: Story = {
  render: () => (
    <main>
      <PhotoActions
        image={imageFixture({ status: 'rejected', main: false })}
        number={2}
        count={3}
        canMoveForward={false}
        onChange={fn()}
        onDelete={fn()}
        onClose={fn()}
      />
    </main>
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  },
};
