import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ConsentForm } from './ConsentForm';
import { PrivacyChoices } from './PrivacyChoices';

const meta = {
  title: 'Screens/Privacy choices',
  component: ConsentForm,
  args: { place: 'over', onAnswer: fn() },
  ...onPage(),
} satisfies Meta<typeof ConsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over the foot of a page that an advertisement led to. */
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

/** On the page about cookies, where it is changed. */
export const Changed: Story = {
  render: () => <PrivacyChoices />,
  play: async ({ canvas, userEvent }) => {
    document.cookie = 'consent=; Max-Age=0';
    const [reject, accept] = canvas.getAllByRole('button');
    if (!reject || !accept) throw new Error('there are two answers');
    const before = canvas.getByRole('status').textContent;
    await userEvent.click(accept);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await waitFor(() => expect(document.cookie).toContain('consent=accepted'));
    await expect(canvas.getByRole('status').textContent).not.toBe(before);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? reject);
    await waitFor(() => expect(document.cookie).toContain('consent=rejected'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    document.cookie = 'consent=; Max-Age=0';
  },
};
