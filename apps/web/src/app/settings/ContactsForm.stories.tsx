import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ContactsForm } from './ContactsForm';

const placeOf = (num_hidden_contacts: number) =>
  ({
    page: { user: userFixture({ status: 'active', num_hidden_contacts }) },
    pageName: 'settings-section',
    href: '/settings/contacts',
  }) as const;
const saved = fn();

const saving = (num_hidden_contacts: number) =>
  onPage({
    ...placeOf(num_hidden_contacts),
    handlers: {
      updateUser: ({ body }) => {
        saved(body);
        return { user: userFixture() };
      },
    },
  });

const meta = {
  title: 'Screens/Settings/ContactsForm',
  component: ContactsForm,
  args: { isDone: false },
  ...onPage(placeOf(0)),
} satisfies Meta<typeof ContactsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a list there is nothing to choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const WithList: Story = onPage(placeOf(12));

/** Who is shown to visitors can't hide from them: the form says so, and where to change that. */
export const ShownToVisitors: Story = {
  ...onPage({ ...placeOf(0), page: { user: userFixture({ status: 'active', shown_to_visitors: true }) } }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form a[href="/settings/visibility"]')).toBeVisible();
  },
};

/** The addresses stay here: what is sent are their hashes, in the form in which addresses are compared. */
export const Added: Story = {
  ...saving(0),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    saved.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'Ex@Example.com, ex@example.com');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByText(said(msg`Your list has been changed.`))).toBeVisible();
    await expect(saved).toHaveBeenCalledWith({
      hidden_contacts: { add: ['d11bd86afaa5f5b689cb59f66214358bce4d5c3efcf813656d549984b6c6a552'] },
    });
  },
};

export const Cleared: Story = {
  ...saving(2),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    saved.mockClear();
    await userEvent.click(
      canvas.getByRole('radio', { name: said(msg`Show me to everyone on my list again`) }),
    );
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ hidden_contacts: { clear: true } }));
  },
};

/** A telephone number is none: no member has one here, so that it could hide nobody. */
export const NoAddress: Story = {
  ...saving(0),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ex@example.com{Enter}+31 6 12345678');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Failed: Story = {
  ...onPage({ ...placeOf(0), handlers: { updateUser: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ex@example.com');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Save`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
