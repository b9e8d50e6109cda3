import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture } from '@vela/api-client/testing';
import { monthNames } from '@vela/ui/option-text';
import { expect } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { loadToMember } from './load-to-member';
import { Signup } from './Signup';

const nadia = profileFixture({ id: 'nadia', name: 'Nadia', main_image: portraitOf('nadia') });

const meta = {
  title: 'Screens/Sign-up/To a member',
  component: Signup,
  // A browser that opened the page has them at hand.
  loaders: [async () => ({ ToMember: await loadToMember() })],
  args: {
    step: 'account',
    isEdit: false,
    arrival: { signup_member_id: 'nadia' },
    months: monthNames('en'),
    country: '',
    regions: null,
    member: nadia,
  },
  ...onPage({ href: '/members/nadia/signup' }),
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The face, and the first line to that member, which waits for the confirmation. */
export const Default: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getAllByText(/Nadia/).length).toBeGreaterThan(1);
    await expect(canvasElement.querySelector('textarea[name="signup_message"]')).toBeVisible();
  },
};

export const Fictional: Story = {
  args: { member: { ...nadia, fictional: true, main_image: null } },
};

/** What was written stays in sight where the member is gone meanwhile, and says what to do. */
export const MemberGone: Story = {
  args: { member: null },
  ...onPage({
    href: '/signup',
    page: {
      draft: {
        signup_member_id: 'nadia',
        signup_message: 'Which bakery should I know?',
        has_password: false,
      },
      form: {
        name: 'signup',
        values: {},
        error: {
          error: {
            code: 'invalid_input',
            message: '',
            fields: [{ path: 'signup_message', code: 'unknown_member' }],
          },
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('textarea[name="signup_message"]');
    await expect(field).toHaveValue('Which bakery should I know?');
    await expect(field).toBeInvalid();
  },
};
