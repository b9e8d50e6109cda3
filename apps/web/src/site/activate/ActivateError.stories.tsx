import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ActivateError } from './ActivateError';

const meta = {
  title: 'Screens/Activation failed',
  component: ActivateError,
  ...onPage({ pageName: 'activate-error' }),
} satisfies Meta<typeof ActivateError>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const leadsTo =
  (path: string) =>
  async ({ canvas }: Play) => {
    await expect(within(canvas.getByRole('main')).getAllByRole('link').at(-1)).toHaveAttribute('href', path);
  };

/** It may have done its work: who used it needs no help, but the log-in. */
export const Visitor: Story = {
  play: async (play) => {
    await leadsTo('/login?next=%2Fcomplete-signup')(play);
    const { said } = play.loaded;
    await expect(
      play.canvas.getByText(
        said(
          msg`The link has expired, or was used before. If you used it before, you’re done: simply log in. If it has expired, log in to get a new one.`,
        ),
      ),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  ...onPage({ page: { user: userFixture({ status: 'not_confirmed' }) } }),
  play: leadsTo('/complete-signup'),
};

/** Somebody else's link: one's own account is confirmed, and that doesn't make it work. */
export const Confirmed: Story = {
  ...onPage({ page: { user: userFixture({ status: 'active' }) } }),
  play: async (play) => {
    await leadsTo('/members')(play);
    const { said } = play.loaded;
    await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      said(msg`Activation failed`),
    );
  },
};
