import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture } from '@vela/api-client/testing';
import type { PageData } from '../../shell/page';
import { StoryPage, storyMember } from '../../shell/testing';
import { Members } from './Members';

const meta = { title: 'Screens/Members', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => screen({ user: storyMember() }) };

export const NotConfirmed: Story = {
  render: () =>
    screen({
      user: storyMember({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) }),
    }),
};

/** Evening, and a name and an address as long as they get. */
export const LongNames: Story = {
  render: () =>
    screen({
      now: '2026-11-21T19:30:00.000Z',
      user: storyMember({
        status: 'not_confirmed',
        email: 'annegret.hochstrasser-wittgenstein@example.com',
        profile: profileFixture({
          name: 'Katarzyna-Aleksandra Wiśniewska',
          city: 'Mecklenburgisch Großdubberow',
          status: 'disabled',
        }),
      }),
    }),
};

function screen(data: Partial<PageData>) {
  return (
    <StoryPage page="members" data={data}>
      <Members region="Utrecht" />
    </StoryPage>
  );
}
