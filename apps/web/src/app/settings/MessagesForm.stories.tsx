import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MessagesForm } from './MessagesForm';

const user = userFixture({ status: 'active', may_write: 'photo', hidden_words: 'crypto' });
const place = { page: { user }, pageName: 'settings-section', href: '/settings/messages' } as const;
const saved = fn();

const meta = {
  title: 'Screens/Settings/MessagesForm',
  component: MessagesForm,
  args: { isDone: false },
  ...onPage(place),
} satisfies Meta<typeof MessagesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('radio', { name: said(msg`Members with a photo`) })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('crypto');
  },
};

export const Saved: Story = {
  ...onPage({
    ...place,
    handlers: {
      updateUser: ({ body }) => {
        saved(body);
        return { user };
      },
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    saved.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: said(msg`Only my matches`) }));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}ex');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByText(said(msg`Your choice has been saved.`))).toBeVisible();
    await expect(saved).toHaveBeenCalledWith({ may_write: 'matches', hidden_words: 'crypto\nex' });
  },
};

export const Failed: Story = {
  ...onPage({ ...place, handlers: { updateUser: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
