import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import type { ResultOf } from '@vela/contract/registry';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MyReports } from './MyReports';

const user = userFixture({ status: 'active' });

type Report = ResultOf<'listReports'>['reports'][number];

const OPEN: Report = {
  reference: 'R4T7K2M9QX',
  created_at: '2026-11-21T09:00:00.000Z',
  subject: 'message',
  reason: 'sexual',
  name: 'Jonas',
  state: 'received',
  decided_at: null,
};
const reports: Report[] = [
  OPEN,
  { ...OPEN, reference: 'R1A2B3C4D5', subject: 'profile', reason: 'meeting', name: null },
  {
    ...OPEN,
    reference: 'R9Z8Y7X6W5',
    subject: 'profile',
    reason: 'fake',
    name: 'Maximiliane-Alexandra von H.',
    state: 'acted',
    decided_at: '2026-11-18T09:00:00.000Z',
  },
  {
    ...OPEN,
    reference: 'R5V4U3T2S1',
    subject: 'photo',
    reason: 'photo',
    state: 'no_action',
    decided_at: '2026-11-12T09:00:00.000Z',
  },
];

const meta = {
  title: 'Screens/Settings/My reports',
  component: MyReports,
  args: {},
  ...onPage({
    page: { user },
    pageName: 'settings-section',
    href: '/settings/reports',
    handlers: { listReports: () => ({ reports }) },
  }),
} satisfies Meta<typeof MyReports>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of each what it is about, as far as that may be seen, and what became of it; a decision can be objected to. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`We took action`))).toBeVisible();
    await expect(canvas.getByText(said(msg`We found nothing against our rules`))).toBeVisible();
    const main = canvasElement.querySelector('main') ?? canvasElement;
    await expect(main.querySelectorAll('li')).toHaveLength(reports.length);
    await expect(main.querySelector('a[href="/complaints"]')).toBeVisible();
  },
};

/** While nothing is decided, there is nothing to object to. */
export const NothingDecided: Story = {
  ...onPage({ page: { user }, handlers: { listReports: () => ({ reports: [OPEN] }) } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Jonas')).toBeVisible();
    await expect(canvasElement.querySelector('main a[href="/complaints"]')).toBeNull();
  },
};

export const NothingReported: Story = onPage({
  page: { user },
  handlers: { listReports: () => ({ reports: [] }) },
});

export const ListLoading: Story = {
  ...onPage({ page: { user }, handlers: { listReports: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading your reports`))).toBeInTheDocument();
  },
};

let isDown = true;
const failing = onPage({
  page: { user },
  handlers: { listReports: ({ reject }) => (isDown ? reject('internal') : { reports: [OPEN] }) },
});

export const NotLoaded: Story = {
  ...failing,
  beforeEach: () => {
    isDown = true;
    return failing.beforeEach();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const AtTheSecondTry: Story = {
  tags: ['!dev'],
  ...NotLoaded,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const retry = await canvas.findByRole('button', { name: said(msg`Try again`) });
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Jonas')).toBeVisible();
  },
};
