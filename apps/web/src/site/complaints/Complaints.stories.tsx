import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Complaints } from './Complaints';

const meta = {
  title: 'Screens/Complaints',
  component: Complaints,
  args: { sent: null },
  ...onPage({ pageName: 'complaints' }),
} satisfies Meta<typeof Complaints>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {};

export const Member: Story = {
  ...onPage({ pageName: 'complaints', page: { user: userFixture() } }),
  play: async ({ canvasElement }) => {
    const email = canvasElement.querySelector('input[name="email"]');
    await expect(email).toHaveValue(userFixture().email);
  },
};

export const Missing: Story = {
  play: async (story) => {
    await send(story);
    await waitFor(() => expect(inputOf(story, 'subject')).toBeInvalid());
    await expect(inputOf(story, 'subject')).toHaveFocus();
    // Each field says what it lacks, in words of its own.
    const problems = ['subject', 'text', 'email'].map((name) => problemOf(inputOf(story, name)));
    await expect(new Set(problems).size).toBe(3);
    await expect(problems).not.toContain('');
  },
};

export const Sending: Story = {
  ...onPage({ pageName: 'complaints', handlers: { sendComplaint: () => new Promise(() => {}) } }),
  play: async (story) => {
    await fillIn(story);
    await send(story);
    await waitFor(() =>
      expect(story.canvasElement.querySelector('main [type=submit]')).toHaveAttribute('aria-busy'),
    );
  },
};

export const TooMany: Story = {
  ...onPage({
    pageName: 'complaints',
    handlers: { sendComplaint: ({ reject }) => reject('too_many_requests') },
  }),
  play: async (story) => {
    await fillIn(story);
    await send(story);
    await expect(await story.canvas.findByRole('alert')).toBeVisible();
    await expect(inputOf(story, 'text')).toHaveValue('It never came.');
  },
};

export const Sent: Story = {
  play: async (story) => {
    await fillIn(story);
    await send(story);
    await expect(await story.canvas.findByText('C4T7K2M9QX')).toBeVisible();
  },
};

export const SentWithoutScript: Story = { args: { sent: 'C4T7K2M9QX' } };

function inputOf({ canvasElement }: Play, name: string): HTMLElement {
  const input = canvasElement.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
}

function problemOf(input: HTMLElement): string {
  const id = input.getAttribute('aria-errormessage') ?? input.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id.split(' ')[0] ?? '')?.textContent ?? '';
}

async function fillIn(story: Play): Promise<void> {
  await story.userEvent.type(inputOf(story, 'subject'), 'My order');
  await story.userEvent.type(inputOf(story, 'text'), 'It never came.');
  await story.userEvent.type(inputOf(story, 'email'), 'upset@example.com');
}

async function send({ canvasElement, userEvent }: Play): Promise<void> {
  const button = canvasElement.querySelector('main [type=submit]');
  if (button) await userEvent.click(button);
}
