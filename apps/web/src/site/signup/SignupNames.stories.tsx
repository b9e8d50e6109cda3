import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { monthNames } from '@vela/ui/option-text';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { loadLaterStep } from './load-later-step';
import { Signup } from './Signup';

const meta = {
  title: 'Screens/Sign-up/Names',
  component: Signup,
  loaders: [async () => ({ LaterStep: await loadLaterStep() })],
  args: {
    step: 'account',
    isEdit: false,
    arrival: {},
    months: monthNames('en'),
    country: '',
    regions: null,
    member: null,
  },
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = { member: null };

/** A name that is taken, with free ones to press. */
export const NameTaken: Story = {
  ...onPage({
    loaded,
    handlers: {
      checkSignup: ({ query }) => ({
        name:
          query.name === 'Jonas'
            ? {
                valid: true,
                available: false,
                code: 'name_taken',
                suggestions: ['Jonas_opal', 'Jonas_tango', 'Jonas_nova'],
              }
            : { valid: true, available: true },
      }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { saidWithin } }) => {
    const name = canvasElement.querySelector<HTMLInputElement>('[name=name]');
    if (!name) throw new Error('the account step asks for a name');
    await userEvent.type(name, 'Jonas');
    await userEvent.tab();
    const press = await canvas.findByRole('button', { name: 'Jonas_tango' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(saidWithin(msg`Available:`));
    await userEvent.click(press);
    await expect(name).toHaveValue('Jonas_tango');
    await expect(name).toHaveFocus();
    await waitFor(() => expect(name).toBeValid());
    await expect(canvas.queryByRole('button', { name: 'Jonas_opal' })).toBeNull();
    // What was typed first is wrong still, and its free names are there again.
    await userEvent.clear(name);
    await userEvent.type(name, 'Jonas');
    await expect(await canvas.findByRole('button', { name: 'Jonas_opal' })).toBeVisible();
  },
};

/** Posted without script, the free names are words. */
export const NameTakenPosted: Story = {
  ...onPage({
    loaded,
    page: {
      form: {
        name: 'signup',
        action: 'account',
        values: { email: 'jonas@example.com', name: 'Jonas' },
        error: {
          error: {
            code: 'invalid_input',
            message: '',
            fields: [
              { path: 'name', code: 'name_taken', params: { suggestions: 'Jonas_opal, Jonas_tango' } },
            ],
          },
        },
      },
    },
    handlers: { checkSignup: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText('Jonas_opal, Jonas_tango')).toBeVisible();
    await expect(canvas.getByText(said(msg`Available:`))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Jonas/ })).toBeNull();
  },
};
