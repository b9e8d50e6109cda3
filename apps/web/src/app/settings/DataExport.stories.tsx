import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_LOGIN, userFixture } from '@vela/api-client/testing';
import type { DataExport as Export } from '@vela/contract/entities/data-export';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { DataExport } from './DataExport';

const user = userFixture({ status: 'active' });

const MAKING: Export = { state: 'making', asked_at: '2026-11-21T11:58:00.000Z', archive: null };
const READY: Export = {
  ...MAKING,
  state: 'ready',
  archive: { path: '/exports/e1.zip', bytes: 4_212_345, until: '2026-11-28T12:00:00.000Z' },
};

const meta = {
  title: 'Screens/Settings/Copy of the data',
  component: DataExport,
  args: { isDone: false },
  ...onPage({ page: { user }, pageName: 'settings-section', href: '/settings/export' }),
} satisfies Meta<typeof DataExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Making: Story = onPage({
  page: { user },
  handlers: { getDataExport: () => ({ export: MAKING }) },
});

export const MakingUnconfirmed: Story = {
  tags: ['!dev'],
  ...onPage({
    page: { user: userFixture({ status: 'not_confirmed' }) },
    handlers: { getDataExport: () => ({ export: MAKING }) },
  }),
};

export const Ready: Story = onPage({
  page: { user },
  handlers: { getDataExport: () => ({ export: READY }) },
});

export const Failed: Story = onPage({
  page: { user },
  handlers: { getDataExport: () => ({ export: { ...MAKING, state: 'failed' } }) },
});

export const CopyLoading: Story = {
  ...onPage({ page: { user }, handlers: { getDataExport: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Looking for your copy`))).toBeInTheDocument();
  },
};

export const CopyNotLoaded: Story = {
  ...onPage({ page: { user }, handlers: { getDataExport: ({ reject }) => reject('internal') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

const asking = onPage({ page: { user }, handlers: { getDataExport: () => ({ export: null }) } });

/** The wrong password is said at its field; the right one leads to what happens next, which takes the focus. */
export const AsksForIt: Story = {
  tags: ['!dev'],
  ...asking,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = () => canvasElement.querySelector<HTMLInputElement>('[name=password]');
    await waitFor(() => expect(field()).toBeVisible());
    await userEvent.type(field() as HTMLInputElement, 'another one{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(field() as HTMLInputElement);
    await userEvent.type(field() as HTMLInputElement, `${FAKE_LOGIN.password}{Enter}`);
    await waitFor(() => expect(canvas.getByText(user.email)).toBeVisible());
    await expect(document.activeElement).toHaveTextContent(user.email);
  },
};
