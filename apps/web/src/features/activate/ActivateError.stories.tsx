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
    await expect(play.canvas.getByText(/(you’re done: simply log in|ist alles erledigt)/)).toBeVisible();
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
    await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /(Activation failed|fehlgeschlagen)/,
    );
  },
};
