import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ConsentForm } from './ConsentForm';
import { PrivacyChoices } from './PrivacyChoices';

const meta = {
  title: 'Screens/Privacy choices',
  component: ConsentForm,
  args: { place: 'over', status: 'open', onAnswer: fn() },
  ...onPage(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The banner lies over the foot of a page that an advertisement led to. */
export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [reject, accept] = canvas.getAllByRole('button');
    if (!reject || !accept) throw new Error('there are two answers');
    await userEvent.click(reject);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('rejected');
    await userEvent.click(accept);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('accepted');
  },
};

/** It is on the page about cookies, where the choice is changed. The focus stays with the member. */
export const Changed: Story = {
  render: () => <PrivacyChoices />,
  play: async ({ canvas, userEvent }) => {
    const [reject, accept] = canvas.getAllByRole('button');
    if (!reject || !accept) throw new Error('there are two answers');
    const before = canvas.getByRole('status').textContent;
    await userEvent.click(accept);
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await expect(canvas.getByRole('status').textContent).not.toBe(before);
    await expect(accept).toHaveFocus();
    await userEvent.click(reject);
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
    await expect(reject).toHaveFocus();
  },
};

/** A consent that wasn't logged is none: nothing is stored, and the page shows no success. */
export const NotLogged: Story = {
  ...onPage({ handlers: { answerConsent: ({ reject }) => reject('not_found') } }),
  parameters: { layout: 'padded' },
  render: () => <PrivacyChoices />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('status').textContent;
    const [reject, accept] = canvas.getAllByRole('button');
    if (!reject || !accept) throw new Error('there are two answers');
    await userEvent.click(accept);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('status').textContent).toBe(before);
    await expect([document.cookie, localStorage.getItem('traffic-source')]).toEqual([
      expect.not.stringContaining('consent=accepted'),
      null,
    ]);
  },
};
