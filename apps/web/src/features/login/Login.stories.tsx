import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageForm } from '@vela/contract/page';
import { settingsFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import type { PageData } from '../../shell/page';
import { StoryPage } from '../../shell/testing';
import { Login } from './Login';

const meta = {
  title: 'Screens/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  args: { next: '/members' },
  render: (args) => screen(args.next),
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeftEmpty: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('main button[type=submit]');
    if (button) await userEvent.click(button);
    const email = canvasElement.querySelector('input[name=email]');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
  },
};

export const Refused: Story = {
  render: ({ next }) => screen(next, { form: refusal({ code: 'login_failed', message: '' }) }),
};

export const BlockedForAWhile: Story = {
  render: ({ next }) =>
    screen(next, { form: refusal({ code: 'too_many_attempts', message: '', params: { minutes: 15 } }) }),
};

export const InviteOnlySite: Story = {
  render: ({ next }) => screen(next, { settings: settingsFixture({ signups: 'none' }) }),
};

function screen(next: string, data: Partial<PageData> = {}) {
  return (
    <StoryPage page="login" data={data}>
      <Login next={next} />
    </StoryPage>
  );
}

function refusal(error: NonNullable<PageForm['error']>['error']): PageForm {
  return { name: 'login', values: { email: 'robin@example.com' }, error: { error } };
}
